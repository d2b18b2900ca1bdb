// @vitest-environment happy-dom
// What moves at the end of a game, and stands still for those who want no motion.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../src/app/settings";
import { useTour } from "../../src/games/block-and-key/result/useTour";
import { useCountUp } from "../../src/games/result/useCountUp";

const STOPS = [
  { seat: 0, side: "south", count: 2 },
  { seat: 1, side: "east", count: 1 },
] as const;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const wanting = (motion: "full" | "none") => act(() => useSettings.setState({ motion, speed: 1 }));

test("a number grows to what it is", () => {
  wanting("full");
  const { result } = renderHook(() => useCountUp(40));
  expect(result.current).toBe(0);
  act(() => vi.advanceTimersByTime(700));
  expect(result.current).toBeGreaterThan(0);
  expect(result.current).toBeLessThan(40);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe(40);
});

test("without motion it is there at once", () => {
  wanting("none");
  expect(renderHook(() => useCountUp(40)).result.current).toBe(40);
});

test("the tour goes from side to side, counts at each, and ends at one's own", () => {
  wanting("full");
  const { result } = renderHook(() => useTour(STOPS, "south"));
  act(() => vi.advanceTimersByTime(100));
  expect([result.current.seat, result.current.counted]).toEqual([1, 0]);
  act(() => vi.advanceTimersByTime(30_000));
  expect([result.current.seat, result.current.counted, result.current.next]).toEqual([0, 2, null]);
});

test("asked for a side it goes there, and without motion it is there at once", () => {
  wanting("none");
  const { result } = renderHook(() => useTour(STOPS, "south"));
  expect([result.current.seat, result.current.counted]).toEqual([0, 2]);
  act(() => result.current.show(1));
  expect([result.current.seat, result.current.counted]).toEqual([1, 1]);
});
