// @vitest-environment happy-dom
// Two fingers on the temple: a tap of both turns the block, a pinch does nothing, and what the first did is undone.
import { renderHook } from "@testing-library/react";
import type { TouchEvent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFingers } from "../../src/games/block-and-key/holding/useFingers";

type Place = readonly [id: number, x: number, y: number];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a browser tells: the fingers that are there, and those that this is about. */
function told(there: readonly Place[], about: readonly Place[] = there): TouchEvent {
  const touches = (places: readonly Place[]) =>
    places.map(([identifier, clientX, clientY]) => ({ identifier, clientX, clientY }));
  return { touches: touches(there), changedTouches: touches(about) } as unknown as TouchEvent;
}

function fingers() {
  const [turn, putBack] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() => useFingers({ turn, keep: () => putBack }));
  return { turn, putBack, areSeveral: () => result.current.areSeveral(), ...result.current.handlers };
}

const ONE: Place = [0, 100, 100];
const OTHER: Place = [1, 180, 100];

test("one finger is left alone", () => {
  const { turn, putBack, areSeveral, ...hand } = fingers();
  hand.onTouchStart(told([ONE]));
  hand.onTouchMove(told([[0, 160, 100]]));
  hand.onTouchEnd(told([], [[0, 160, 100]]));
  expect([turn.mock.calls.length, putBack.mock.calls.length, areSeveral()]).toEqual([0, 0, false]);
});

test("a tap of two turns the block, which stays where it was", () => {
  const { turn, putBack, areSeveral, ...hand } = fingers();
  hand.onTouchStart(told([ONE]));
  hand.onTouchMove(told([[0, 104, 100]]));
  hand.onTouchStart(told([ONE, OTHER], [OTHER]));
  expect([putBack.mock.calls.length, areSeveral()]).toEqual([1, true]);
  hand.onTouchEnd(told([ONE], [OTHER]));
  expect(turn).not.toHaveBeenCalled();
  hand.onTouchEnd(told([], [ONE]));
  expect(turn).toHaveBeenCalledExactlyOnceWith("turn");
  // What the browser still makes of the lifted fingers is theirs; the next one is free.
  expect(areSeveral()).toBe(true);
  vi.runAllTimers();
  expect(areSeveral()).toBe(false);
});

test("a pinch turns nothing, whether the browser takes it up or not", () => {
  for (const end of ["onTouchEnd", "onTouchCancel"] as const) {
    const { turn, putBack, ...hand } = fingers();
    hand.onTouchStart(told([ONE, OTHER]));
    hand.onTouchMove(told([[0, 60, 100], OTHER], [[0, 60, 100]]));
    hand[end](told([], [ONE, OTHER]));
    expect([turn.mock.calls.length, putBack.mock.calls.length]).toEqual([0, 1]);
  }
});

test("a tap that the browser takes up turns nothing", () => {
  const { turn, ...hand } = fingers();
  hand.onTouchStart(told([ONE, OTHER]));
  hand.onTouchCancel(told([], [ONE, OTHER]));
  expect(turn).not.toHaveBeenCalled();
});
