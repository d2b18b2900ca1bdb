// @vitest-environment happy-dom
// A group of buttons is one stop of the Tab key; the arrows move inside it.
import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useRoving } from "../../src/design/useRoving";

function Group({ names, first = "" }: { names: string[]; first?: string }) {
  const box = useRoving<HTMLDivElement>(first);
  return (
    <div ref={box}>
      {names.map(name => (
        <button key={name} type="button" className={name} data-apart={name === "apart" ? "" : undefined}>
          {name}
        </button>
      ))}
    </div>
  );
}

const stopsOf = (box: HTMLElement): string[] =>
  [...box.querySelectorAll("button")]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(button => button.className);
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("Tab stops at one of them, and where the arrows were last", () => {
  const { container, rerender } = render(<Group names={["a", "b", "c"]} />);
  expect(stopsOf(container)).toEqual(["a"]);
  container.querySelector<HTMLElement>(".a")?.focus();
  press("ArrowRight");
  press("ArrowDown");
  expect(document.activeElement?.className).toBe("c");
  press("ArrowRight");
  press("ArrowLeft");
  expect(stopsOf(container)).toEqual(["c"]);
  press("Home");
  press("End");
  expect(document.activeElement?.className).toBe("c");
  rerender(<Group names={["a", "b"]} />);
  expect(stopsOf(container)).toEqual(["a"]);
});

test("Tab arrives at what is wanted first", () => {
  const { container } = render(<Group names={["a", "b"]} first=".b" />);
  expect(stopsOf(container)).toEqual(["b"]);
});

test("what stands apart keeps a stop of its own", () => {
  const { container } = render(<Group names={["apart", "a", "b"]} />);
  expect(stopsOf(container)).toEqual(["apart", "a"]);
  container.querySelector<HTMLElement>(".b")?.focus();
  press("ArrowRight");
  expect(document.activeElement?.className).toBe("a");
});
