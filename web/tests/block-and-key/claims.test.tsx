// @vitest-environment happy-dom
// What the table answers by itself after a placement, and what it leaves to its player.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useClaims } from "../../src/games/block-and-key/keys/useClaims";
import type { BlockAndKeyView } from "../../src/games/block-and-key/view";
import type { Acting } from "../../src/games/useAct";
import { unpack } from "../../src/server/choices";
import type { SeatGame } from "../../src/server/tableState";
import { update } from "../helpers/messages";

const VIEW = { step: "claim", solo_turns: null } as unknown as BlockAndKeyView;

function nothingToClaim(steps: number, can_undo: boolean): SeatGame {
  const choices = [{ same: { kind: "done", seat: 0 } }];
  const decision = { type: "claim", cause: null, choices, number: steps };
  return update({
    decision: decision as unknown as NonNullable<SeatGame["decision"]>,
    can_undo,
    steps: Array.from({ length: steps }, (_, number) => ({ number, seat: 0, events: [], lines: [] })),
  });
}

function table(first: SeatGame) {
  const goOn = vi.fn().mockResolvedValue(true);
  const undo = vi.fn().mockResolvedValue(true);
  const acting = { act: vi.fn(), goOn } as unknown as Acting;
  const hook = renderHook(
    ({ game }) =>
      useClaims({
        view: VIEW,
        game,
        choices: unpack(game.decision),
        isHarmless: () => true,
        acting,
        undo,
      }),
    { initialProps: { game: first } },
  );
  return { goOn, undo, ...hook };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("where nothing can be claimed the table goes on by itself", () => {
  const { goOn, result } = table(nothingToClaim(3, true));
  expect(result.current.byItself).toBe(true);
  act(() => vi.advanceTimersByTime(1000));
  expect(goOn).toHaveBeenCalled();
});

test("whoever has undone as far as this question, and can go no further back, is not sent on again", () => {
  const { goOn, undo, result, rerender } = table(update({ steps: nothingToClaim(4, true).steps }));
  rerender({ game: nothingToClaim(3, false) });
  act(() => vi.advanceTimersByTime(1000));
  expect(goOn).not.toHaveBeenCalled();
  expect(undo).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ byItself: false, wentBack: true });
  expect(result.current.goOn).not.toBeNull();
});

test("whoever can go further back is taken to what they have meant", () => {
  const { undo, rerender } = table(update({ steps: nothingToClaim(4, true).steps }));
  rerender({ game: nothingToClaim(3, true) });
  expect(undo).toHaveBeenCalled();
});
