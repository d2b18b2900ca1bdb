// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../src/app/settings";
import { useAct } from "../../src/games/useAct";
import { useArmed } from "../../src/games/useArmed";
import type { Action } from "../../src/server/choices";
import type { SeatGame } from "../../src/server/tableState";
import { update } from "../helpers/messages";
import { press, SETTLED } from "../helpers/press";

const DONE: Action = { kind: "done", seat: 0 };
const SEARCH: Action = { kind: "search", seat: 0 };

function asked(number: number): SeatGame {
  return update({ decision: { type: "turn", cause: null, choices: [{ same: DONE }], number } });
}

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ["performance", "setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  }),
);
afterEach(() => {
  vi.useRealTimers();
  useSettings.setState({ confirm: true });
});

function playing(number: number) {
  const choose = vi
    .fn<(action: Action, decision?: number) => Promise<unknown>>()
    .mockResolvedValue({ kind: "accepted" });
  const hook = renderHook(
    ({ game }) => {
      const acting = useAct(game, choose);
      return { ...acting, ...useArmed(game, acting, new Set([SEARCH])) };
    },
    { initialProps: { game: asked(number) } },
  );
  const wait = (time = SETTLED) => act(() => vi.advanceTimersByTime(time));
  return { choose, wait, ...hook };
}

async function pressed(does: () => void): Promise<void> {
  press();
  await act(async () => does());
}

test("a decision is answered once, by its number; the next one, or the same after a refusal, again", async () => {
  const { choose, wait, result, rerender } = playing(7);
  wait();
  await pressed(() => result.current.act(DONE));
  await pressed(() => result.current.act(DONE));
  expect(choose.mock.calls).toEqual([[DONE, 7]]);
  choose.mockResolvedValue(null);
  rerender({ game: asked(8) });
  wait();
  await pressed(() => result.current.act(DONE));
  wait();
  await pressed(() => result.current.act(DONE));
  expect(choose).toHaveBeenCalledTimes(3);
});

test("what comes just after the question has changed does nothing, unless a plan goes on", async () => {
  const { choose, wait, result, rerender } = playing(1);
  await pressed(() => result.current.act(DONE));
  expect(document.documentElement.dataset.settling).toBe("");
  wait();
  expect(document.documentElement.dataset.settling).toBeUndefined();
  await pressed(() => result.current.act(DONE));
  rerender({ game: asked(2) });
  await pressed(() => result.current.act(DONE));
  expect(choose).toHaveBeenCalledTimes(1);
  await act(async () => result.current.goOn(DONE));
  expect(choose).toHaveBeenCalledTimes(2);
  // The same decision in another update has been answered already.
  rerender({ game: asked(2) });
  wait();
  await pressed(() => result.current.act(DONE));
  expect(choose).toHaveBeenCalledTimes(2);
});

test("what cannot be undone is shown first, and done by a second word that is not a double click", async () => {
  const { choose, wait, result, rerender } = playing(1);
  wait();
  await pressed(() => result.current.offer(SEARCH));
  await pressed(() => result.current.offer(SEARCH));
  await pressed(() => result.current.confirm());
  expect(result.current.armed).toBe(SEARCH);
  expect(choose).not.toHaveBeenCalled();
  wait();
  act(() => result.current.cancel());
  expect(result.current.armed).toBeNull();
  await pressed(() => result.current.offer(SEARCH));
  rerender({ game: asked(2) });
  expect(result.current.armed).toBeNull();
  wait();
  await pressed(() => result.current.offer(SEARCH));
  wait();
  await pressed(() => result.current.confirm());
  expect(choose.mock.calls).toEqual([[SEARCH, 2]]);
});

test("whoever wants no second question is asked none", async () => {
  useSettings.setState({ confirm: false });
  const { choose, wait, result } = playing(1);
  wait();
  await pressed(() => result.current.offer(SEARCH));
  expect(choose.mock.calls).toEqual([[SEARCH, 1]]);
});

test("whoever goes on pressing what came under the hand has not answered it", async () => {
  const { choose, wait, result } = playing(1);
  wait();
  await pressed(() => result.current.offer(SEARCH));
  for (let tap = 0; tap < 6; tap++) {
    wait(SETTLED / 2);
    await pressed(() => result.current.confirm());
  }
  expect(choose).not.toHaveBeenCalled();
  wait();
  await pressed(() => result.current.confirm());
  expect(choose.mock.calls).toEqual([[SEARCH, 1]]);
});

test("while an answer is on its way nothing else is taken in hand, and after a second one may look at things", async () => {
  const { choose, wait, result, rerender } = playing(1);
  let taken: (answer: unknown) => void = () => undefined;
  choose.mockReturnValue(new Promise(resolve => (taken = resolve)));
  wait();
  await pressed(() => result.current.act(DONE));
  await pressed(() => result.current.offer(SEARCH));
  expect(document.documentElement.dataset.settling).toBe("");
  act(() => vi.advanceTimersByTime(1000));
  await pressed(() => result.current.offer(SEARCH));
  expect(document.documentElement.dataset.settling).toBeUndefined();
  expect(result.current.armed).toBeNull();
  // Taken, or refused: the question that is asked then can be answered.
  await act(async () => taken(null));
  wait();
  await pressed(() => result.current.offer(SEARCH));
  expect(result.current.armed).toBe(SEARCH);
  rerender({ game: asked(2) });
  wait();
  await pressed(() => result.current.offer(SEARCH));
  expect(result.current.armed).toBe(SEARCH);
});

test("a press that began before the question was seen does not answer it, however long it is held", async () => {
  const { choose, wait, result, rerender } = playing(1);
  wait();
  press();
  rerender({ game: asked(2) });
  wait();
  await act(async () => result.current.act(DONE));
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true }));
  await act(async () => result.current.act(DONE));
  expect(choose).not.toHaveBeenCalled();
  await pressed(() => result.current.act(DONE));
  expect(choose.mock.calls).toEqual([[DONE, 2]]);
});

test("a page that is busy drawing takes no answer to what is not drawn yet", async () => {
  const { choose, wait, result } = playing(1);
  // Nothing is drawn for longer than a question settles.
  const began = performance.now() + 5 * SETTLED;
  vi.spyOn(performance, "now").mockReturnValue(began);
  await pressed(() => result.current.act(DONE));
  expect(choose).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  wait();
  await pressed(() => result.current.act(DONE));
  expect(choose).toHaveBeenCalledTimes(1);
});

test("what the server says would bring nothing needs a second word, and says why", async () => {
  const { choose, wait, result, rerender } = playing(1);
  rerender({ game: { ...asked(1), outlook: { vain: { done: "hand-full" } } } });
  wait();
  await pressed(() => result.current.offer(DONE));
  expect([result.current.armed, result.current.why, choose.mock.calls]).toEqual([DONE, "vain", []]);
  wait();
  await pressed(() => result.current.confirm());
  expect(choose.mock.calls).toEqual([[DONE, 1]]);
});
