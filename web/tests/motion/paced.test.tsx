// @vitest-environment happy-dom
// What happens by itself is shown at the player's speed; what the player does is shown at once.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../src/app/settings";
import { type Frame, newEvents, type Split } from "../../src/games/motion/frames";
import { useShown } from "../../src/games/motion/shown";
import { usePaced } from "../../src/games/motion/usePaced";
import type { SeatGame } from "../../src/server/tableState";

const PAUSE = 1000;
const split: Split = (before, update): Frame[] => [
  { game: update, ...newEvents(before, update), pause: PAUSE },
];

function game(steps: number, by = 1): SeatGame {
  return {
    kind: "update",
    seat: 0,
    version: steps,
    view: {},
    first_step: 0,
    steps: Array.from({ length: steps }, (_, number) => ({
      number,
      seat: by,
      events: [{ kind: `e${number}` }],
    })),
    waiting_for: [0],
    decision: { type: "turn", cause: null, choices: [] },
    can_undo: false,
    can_end_turn: false,
    clocks: null,
    scores: null,
  };
}

const watch = (first: SeatGame) =>
  renderHook(({ now }) => usePaced(now, split, {}), { initialProps: { now: first } });

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState({ motion: "full", speed: 1 });
});
afterEach(() => vi.useRealTimers());

test("a table opens as it is, with nothing to be watched", () => {
  const { result } = watch(game(7));
  expect(result.current).toMatchObject({ behind: false, events: [], count: 0 });
  expect(result.current.game.version).toBe(7);
});

test("updates of others come one after the other, and nothing is offered before the last", () => {
  const { result, rerender } = watch(game(1));
  rerender({ now: game(2) });
  expect(result.current.game.version).toBe(2);
  rerender({ now: game(3) });
  rerender({ now: game(4) });
  expect(result.current.game).toMatchObject({ version: 2, decision: null });
  act(() => vi.advanceTimersByTime(PAUSE));
  expect(result.current.game).toMatchObject({ version: 3, decision: null });
  expect(result.current.events.map(({ kind }) => kind)).toEqual(["e2"]);
  act(() => vi.advanceTimersByTime(PAUSE));
  expect(result.current).toMatchObject({ behind: false });
  expect(result.current.game.decision).not.toBeNull();
});

test("what another has just done is seen before one is asked", () => {
  const { result, rerender } = watch({ ...game(1), decision: null });
  rerender({ now: game(2) });
  expect(result.current).toMatchObject({ behind: true, events: [{ kind: "e1" }] });
  expect(result.current.game).toMatchObject({ version: 2, decision: null });
  act(() => vi.advanceTimersByTime(PAUSE));
  expect(result.current).toMatchObject({ behind: false, events: [] });
  expect(result.current.game.decision).not.toBeNull();
});

test("what another does meanwhile takes no question away", () => {
  const { result, rerender } = watch(game(1));
  rerender({ now: game(2) });
  expect(result.current).toMatchObject({ behind: false, events: [{ kind: "e1" }] });
  expect(result.current.game.decision).not.toBeNull();
});

test("twice the speed takes half the time", () => {
  useSettings.setState({ speed: 2 });
  const { result, rerender } = watch(game(1));
  rerender({ now: game(2) });
  rerender({ now: game(3) });
  act(() => vi.advanceTimersByTime(PAUSE / 2));
  expect(result.current.game.version).toBe(3);
  expect(result.current.duration).toBeGreaterThan(0);
});

test("everything can be skipped", () => {
  const { result, rerender } = watch(game(1));
  for (const steps of [2, 3, 4, 5]) rerender({ now: game(steps) });
  act(() => result.current.skip());
  expect(result.current).toMatchObject({ behind: false });
  expect(result.current.game.version).toBe(5);
});

test("what comes after all that is shown waits for it, and no longer for a table that has gone", () => {
  const { rerender, unmount } = watch(game(1));
  rerender({ now: game(2) });
  rerender({ now: game(3) });
  expect(useShown.getState().until).toBe(Number.POSITIVE_INFINITY);
  unmount();
  expect(useShown.getState().until).toBe(0);
});

test("one's own step waits for nobody", () => {
  const { result, rerender } = watch(game(1));
  rerender({ now: game(2) });
  rerender({ now: game(3, 0) });
  expect(result.current.game.version).toBe(3);
});

test("a step taken back is shown at once", () => {
  const { result, rerender } = watch(game(3));
  rerender({ now: { ...game(2), version: 4 } });
  expect(result.current).toMatchObject({ behind: false, events: [] });
  expect(result.current.game.steps).toHaveLength(2);
});

test("who wants no movement sees every update as it comes", () => {
  useSettings.setState({ motion: "none" });
  const { result, rerender } = watch(game(1));
  for (const steps of [2, 3, 4]) rerender({ now: game(steps) });
  expect(result.current).toMatchObject({ behind: false, duration: 0 });
  expect(result.current.game.version).toBe(4);
});
