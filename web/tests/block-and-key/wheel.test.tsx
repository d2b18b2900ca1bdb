// @vitest-environment happy-dom
// The wheel over the temple looks more closely; it turns nothing, and takes nothing from the page or the browser.
import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { nearBy } from "../../src/games/block-and-key/scene/camera";
import { useWheel } from "../../src/games/block-and-key/scene/useWheel";

afterEach(() => vi.restoreAllMocks());

function wheel(deltaY: number, keys: { ctrlKey?: boolean } = {}) {
  const box = document.createElement("div");
  const nearer = vi.fn();
  renderHook(() => useWheel({ current: box }, nearer));
  const event = Object.assign(new WheelEvent("wheel", { deltaY, cancelable: true }), keys);
  box.dispatchEvent(event);
  return { times: nearer.mock.calls[0]?.[0] as number | undefined, taken: event.defaultPrevented };
}

test("away from the hand it looks closer, towards it back, and no further than one may", () => {
  const { times = 0, taken } = wheel(-100);
  expect(times).toBeGreaterThan(1);
  expect(taken).toBe(true);
  expect((wheel(100).times ?? 0) * times).toBeCloseTo(1);
  expect([nearBy(1, 0.5), nearBy(1.9, 1.5)]).toEqual([1, 2]);
});

test("with Ctrl it is the browser's, and a page that is longer than the window scrolls", () => {
  expect(wheel(-100, { ctrlKey: true })).toEqual({ times: undefined, taken: false });
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(2000);
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(800);
  expect(wheel(-100)).toEqual({ times: undefined, taken: false });
});
