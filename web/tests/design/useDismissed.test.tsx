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
      <p>
        <button type="button" id="below" onClick={() => clicks.push("below")}>
          below
        </button>
      </p>
      <div ref={own}>{shown && <button type="button">item</button>}</div>
    </main>
  );
}

const clicks: string[] = [];
const item = () => document.querySelector("div > button");
const below = () => document.querySelector("#below") as HTMLElement;

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

test("the press that closes it does nothing else; the next one does", () => {
  clicks.length = 0;
  const heard: string[] = [];
  for (const name of ["pointerdown", "mousedown", "pointerup", "click"])
    document.addEventListener(name, ({ type }) => heard.push(type));
  render(<Page />);
  const press = () => {
    fireEvent.pointerDown(below(), { pointerType: "touch" });
    fireEvent.pointerUp(below(), { pointerType: "touch" });
    fireEvent.mouseDown(below());
    fireEvent.click(below());
  };
  press();
  expect(item()).toBeNull();
  expect(clicks).toEqual([]);
  expect(heard).toEqual([]);
  press();
  expect(clicks).toEqual(["below"]);
});

test("a key that is pressed after it was closed by a finger that only scrolled is heard", () => {
  clicks.length = 0;
  render(<Page />);
  fireEvent.pointerDown(below(), { pointerType: "touch" });
  fireEvent.pointerCancel(below(), { pointerType: "touch" });
  fireEvent.keyDown(below(), { key: "Enter" });
  fireEvent.click(below());
  expect(clicks).toEqual(["below"]);
});
