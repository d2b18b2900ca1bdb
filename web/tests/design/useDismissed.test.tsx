// @vitest-environment happy-dom
// What has opened over the rest closes by Escape or a press elsewhere, and by nothing inside it.
import { fireEvent, render } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { useDismissed } from "../../src/design/useDismissed";

function Page() {
  const own = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(true);
  useDismissed(shown, own, () => setShown(false));
  return (
    <main>
      <p>elsewhere</p>
      <div ref={own}>{shown && <button type="button">item</button>}</div>
    </main>
  );
}

const item = () => document.querySelector("button");

test("a press inside leaves it open, one elsewhere closes it", () => {
  render(<Page />);
  fireEvent.pointerDown(item() as HTMLElement);
  expect(item()).not.toBeNull();
  fireEvent.pointerDown(document.querySelector("p") as HTMLElement);
  expect(item()).toBeNull();
});

test("Escape closes it, other keys do not", () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: "a" });
  expect(item()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(item()).toBeNull();
});
