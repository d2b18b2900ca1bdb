// @vitest-environment happy-dom
// Nobody speaks before the texts are there, also where one page takes another's place.
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextsProvider, useSay } from "../../src/texts/TextsProvider";

const said: string[] = [];

function Says({ id }: { id: string }) {
  const text = useSay()(id);
  said.push(text);
  return <p>{text}</p>;
}

test("a page that takes another's place waits for its own texts", async () => {
  const page = (topic: string, id: string) => (
    <TextsProvider>
      <TextsProvider topics={[topic]}>
        <Says id={id} />
      </TextsProvider>
    </TextsProvider>
  );
  const { rerender } = render(page("lesson", "lesson-title"));
  await waitFor(() => expect(screen.getByRole("paragraph").textContent).not.toContain("lesson-"));
  rerender(page("puzzle", "puzzle-title"));
  await waitFor(() => expect(screen.getByRole("paragraph").textContent).not.toContain("lesson"));
  rerender(page("lesson", "lesson-title"));
  expect(screen.getByRole("paragraph").textContent).not.toContain("puzzle");
  expect(said.filter(text => /^(lesson|puzzle)-/.test(text))).toEqual([]);
});
