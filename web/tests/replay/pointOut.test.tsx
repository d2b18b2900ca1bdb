// @vitest-environment happy-dom
// A choice that is shown on the board: framed, and brought into sight once, however late its pieces come.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PointOut } from "../../src/replay/PointOut";
import type { Action } from "../../src/server/choices";
import { table } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("replay");
const CHOICE = {
  step: 3,
  seat: 0,
  action: { kind: "place", seat: 0, block: "I3 green" } as Action,
  text: "Place it",
};
const TABLE = table();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Board({ pieces }: { pieces: readonly string[] }) {
  return (
    <>
      <PointOut table={TABLE} choice={CHOICE} />
      {pieces.map(piece => (
        <span key={piece} data-piece={piece} />
      ))}
    </>
  );
}

test("it is brought into sight when it is there, and then left alone", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  const { rerender } = render(<Board pieces={["T4 white"]} />, { wrapper });
  await screen.findByText(/Place it/);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<Board pieces={["T4 white", "I3 green"]} />);
  expect(scroll.mock.contexts).toEqual([document.querySelector('[data-piece="I3 green"]')]);
  rerender(<Board pieces={["T4 white", "I3 green"]} />);
  expect(scroll).toHaveBeenCalledTimes(1);
});
