// @vitest-environment happy-dom
// A piece that lies elsewhere after a change flies there, also from one part of the table to another.
import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Flights } from "../../src/games/motion/Flights";

const flown = vi.fn();

beforeEach(() => {
  flown.mockReset();
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const left = Number(this.closest("[data-left]")?.getAttribute("data-left") ?? 0);
    return new DOMRect(left, 0, 50, 50);
  });
  Object.assign(HTMLElement.prototype, {
    animate(this: HTMLElement, frames: Keyframe[]) {
      flown(this.dataset.piece, frames[0]);
    },
  });
});

function table(count: number, yard: boolean, duration = 400) {
  const piece = (
    <i data-piece="green I3" data-from="bag">
      block
    </i>
  );
  return (
    <Flights className="table" count={count} duration={duration}>
      <div data-left="0">{yard && piece}</div>
      <div data-left="300">{!yard && piece}</div>
      <div data-left="900" data-place="bag" />
    </Flights>
  );
}

test("from the yard to the supply", () => {
  const { rerender } = render(table(0, true));
  rerender(table(1, false));
  expect(flown).toHaveBeenCalledTimes(1);
  expect(flown).toHaveBeenCalledWith(
    "green I3",
    expect.objectContaining({ transform: "translate(-300px, 0px) scale(1, 1)" }),
  );
});

test("what stays where it is does not move, and nothing does without a new frame or without movement", () => {
  const { rerender } = render(table(0, true));
  rerender(table(1, true));
  rerender(table(1, false));
  rerender(table(2, true, 0));
  expect(flown).not.toHaveBeenCalled();
});

test("what is new comes from where it is said to come from", () => {
  const empty = (
    <Flights className="table" count={0} duration={400}>
      <div data-left="900" data-place="bag" />
    </Flights>
  );
  const { rerender } = render(empty);
  rerender(table(1, true));
  expect(flown).toHaveBeenCalledWith("green I3", expect.objectContaining({ zIndex: 4 }));
});

test("what a part that scrolls would cut off flies above it, and is seen again when it has arrived", () => {
  vi.useFakeTimers();
  const moved = (count: number, away: boolean) => (
    <Flights className="table" count={count} duration={400}>
      <div data-left="0" data-place="temple" />
      <div data-left="300" style={{ overflowY: "auto" }}>
        {!away && <i data-piece="key" data-from="temple" />}
      </div>
    </Flights>
  );
  const { rerender, container } = render(moved(0, true));
  rerender(moved(1, false));
  const likeness = container.querySelector<HTMLElement>("i[aria-hidden]");
  expect(likeness?.style.position).toBe("fixed");
  expect(flown).toHaveBeenCalledWith(undefined, expect.objectContaining({ position: "fixed" }));
  expect(flown).toHaveBeenCalledWith("key", { visibility: "hidden" });
  vi.advanceTimersByTime(400);
  expect(container.querySelectorAll("i")).toHaveLength(1);
  vi.useRealTimers();
});

test("what comes to a part that is not in sight flies to the chip that leads there, once", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const left = Number(this.closest("[data-left]")?.getAttribute("data-left") ?? 0);
    return this.closest("[hidden]") ? new DOMRect() : new DOMRect(left, 0, 50, 50);
  });
  const out = vi.fn();
  Object.assign(HTMLElement.prototype, {
    animate(this: HTMLElement, [first, last]: Keyframe[]) {
      out(this.className, first?.transform, last?.transform);
    },
  });
  const phone = (count: number, claimed: boolean) => (
    <Flights className="table" count={count} duration={400}>
      <div data-left="100" data-place="claim st1-0" />
      <div hidden>
        {claimed && <i data-piece="claimed st1-0" data-from="claim st1-0" data-part="players" />}
      </div>
      <button type="button" className="chip-players" data-left="700">
        Players
      </button>
    </Flights>
  );
  const { rerender } = render(phone(0, false));
  rerender(phone(1, true));
  expect(out.mock.calls).toEqual([
    ["flying-out", "translate(100px, 0px) scale(2.5)", "translate(700px, 0px) scale(1)"],
  ]);
  rerender(phone(2, true));
  expect(out).toHaveBeenCalledTimes(1);
});
