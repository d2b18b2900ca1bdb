// @vitest-environment happy-dom
// Moving about in a replay: by its keys, and by what its review points out.
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Turn } from "../../src/games/result/course";
import type { ReviewedDecision } from "../../src/messages";
import type { Player } from "../../src/replay/useReplay";
import { useReplayKeys } from "../../src/replay/useReplayKeys";
import { useReviewing } from "../../src/replay/useReviewing";

const TURNS = [0, 4, 8].map(first => ({ first })) as unknown as Turn[];
const go = vi.fn();
const run = vi.fn();
const at = (place: number, running = false): Player =>
  ({ place, last: 10, running, go, run }) as unknown as Player;

beforeEach(() => {
  go.mockClear();
  run.mockClear();
  document.body.innerHTML = "<input><button>x</button>";
});

describe("keys", () => {
  const press = (key: string, init: KeyboardEventInit = {}, from: Element = document.body): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    from.dispatchEvent(event);
    return event;
  };

  test("lead a step or a turn on or back, or to the ends, and stop what runs by itself", () => {
    renderHook(() => useReplayKeys(at(5), TURNS));
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"])
      expect(press(key).defaultPrevented).toBe(true);
    press("ArrowLeft", { shiftKey: true });
    press("ArrowRight", { shiftKey: true });
    expect(go.mock.calls.flat()).toEqual([4, 6, 0, 10, 4, 8]);
    expect(run.mock.calls.flat()).toEqual(Array(6).fill(false));
  });

  test("the space bar starts and stops, but presses a button where one has the focus", () => {
    const { rerender } = renderHook(({ running }) => useReplayKeys(at(5, running), TURNS), {
      initialProps: { running: false },
    });
    press(" ");
    rerender({ running: true });
    press(" ");
    expect(run.mock.calls.flat()).toEqual([true, false]);
    expect(press(" ", {}, document.querySelector("button") as Element).defaultPrevented).toBe(false);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("are left to fields, to the browser and to whoever has used them", () => {
    const { unmount } = renderHook(() => useReplayKeys(at(5), TURNS));
    press("ArrowLeft", {}, document.querySelector("input") as Element);
    press("ArrowLeft", { ctrlKey: true });
    press("ArrowLeft", { altKey: true });
    press("q");
    unmount();
    press("ArrowLeft");
    expect(go).not.toHaveBeenCalled();
  });
});

describe("a review", () => {
  const decision = { step: 7, seat: 1 } as ReviewedDecision;
  const choice = { step: 7, seat: 1, told: "x", action: null } as never;

  test("leads to the position before a step, as that seat saw it", () => {
    const lookFrom = vi.fn();
    const { result } = renderHook(() => useReviewing(at(0), 0, lookFrom));
    expect(result.current.front).toBe("review");
    act(() => result.current.go(7, 1));
    expect([go.mock.calls, run.mock.calls, lookFrom.mock.calls]).toEqual([[[6]], [[false]], [[1]]]);
    expect(result.current.front).toBe("board");
    act(() => result.current.turnOver());
    expect(result.current.front).toBe("review");
    act(() => result.current.turnOver());
    expect(result.current.front).toBe("board");
  });

  test("shows a choice in its own position, from its own seat, and nowhere else", () => {
    const { result, rerender } = renderHook(({ place, seat }) => useReviewing(at(place), seat, vi.fn()), {
      initialProps: { place: 6, seat: 1 },
    });
    act(() => result.current.show(choice));
    expect(result.current.pointed).toBe(choice);
    rerender({ place: 5, seat: 1 });
    expect(result.current.pointed).toBeNull();
    rerender({ place: 6, seat: 0 });
    expect(result.current.pointed).toBeNull();
    rerender({ place: 6, seat: 1 });
    expect(result.current.pointed).toBe(choice);
  });

  test("opens an exercise, and comes back from it", () => {
    const { result } = renderHook(() => useReviewing(at(6), 1, vi.fn()));
    act(() => result.current.tryAgain(decision));
    expect(result.current.exercise).toBe(decision);
    act(() => result.current.back());
    expect([result.current.exercise, result.current.front]).toEqual([null, "review"]);
  });
});
