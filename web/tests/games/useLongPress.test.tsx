// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLongPress } from "../../src/games/useLongPress";

const rested = vi.fn();
const clicked = vi.fn();

function Card() {
  return (
    <button type="button" onClick={clicked} {...useLongPress(rested)}>
      card
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<Card />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (x: number, pointerType = "touch") => ({ pointerType, clientX: x, clientY: 0 });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("a finger that rests opens the card, and its lifting is no click", () => {
  const card = screen.getByRole("button");
  fireEvent.pointerDown(card, at(0));
  fireEvent.pointerMove(card, at(3));
  wait(500);
  fireEvent.pointerUp(card);
  fireEvent.click(card, { detail: 1 });
  expect(rested).toHaveBeenCalledTimes(1);
  expect(clicked).not.toHaveBeenCalled();
});

test("a click by keyboard, or the next tap, counts again", () => {
  const card = screen.getByRole("button");
  fireEvent.pointerDown(card, at(0));
  wait(500);
  fireEvent.pointerUp(card);
  fireEvent.click(card, { detail: 0 });
  fireEvent.pointerDown(card, at(0));
  fireEvent.pointerUp(card);
  fireEvent.click(card, { detail: 1 });
  expect(clicked).toHaveBeenCalledTimes(2);
});

test.each([
  ["a tap", (card: HTMLElement) => fireEvent.pointerUp(card)],
  ["a finger that moves on", (card: HTMLElement) => fireEvent.pointerMove(card, at(40))],
  ["a scroll", (card: HTMLElement) => fireEvent.pointerCancel(card)],
])("%s is no long press", (_, then) => {
  const card = screen.getByRole("button");
  fireEvent.pointerDown(card, at(0));
  wait(100);
  then(card);
  wait(1000);
  fireEvent.click(card);
  expect(rested).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("a mouse has its own ways", () => {
  const card = screen.getByRole("button");
  fireEvent.pointerDown(card, at(0, "mouse"));
  wait(1000);
  expect(rested).not.toHaveBeenCalled();
});
