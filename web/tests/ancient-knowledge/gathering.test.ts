// @vitest-environment happy-dom
// Several cards of the hand are picked freely and then named one after the other.
import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { gatheringOf, nextOf, planOf } from "../../src/games/ancient-knowledge/gathering";
import { usePlan } from "../../src/games/ancient-knowledge/usePlan";
import type { Action } from "../../src/server/choices";

const HAND = ["C1", "A2", "M3", "A4"];

function discards(cards: readonly string[], ...others: string[]): Action[] {
  return [
    ...cards.map(card => ({ kind: "discard", seat: 0, card })),
    ...others.map(kind => ({ kind, seat: 0 })),
  ];
}

describe("what is gathered", () => {
  const gathering = { cards: HAND, least: 2, most: 3 };

  test("is what the view says, by the kind of action that names a card", () => {
    expect(gatheringOf({ gathering }, discards(["C1", "A2"], "done"))).toEqual({
      ...gathering,
      kind: "discard",
    });
  });

  test("a single card is a single click, and other questions gather nothing", () => {
    expect(gatheringOf({ gathering: { ...gathering, least: 1, most: 1 } }, discards(HAND))).toBeNull();
    expect(gatheringOf({ gathering: null }, discards(HAND))).toBeNull();
    expect(gatheringOf({ gathering }, discards([], "done"))).toBeNull();
  });
});

describe("a plan", () => {
  const gathering = { kind: "discard", cards: HAND, least: 1, most: 3 };

  test("names its cards in the order of the hand and says when it ends early", () => {
    expect(planOf(gathering, new Set(["M3", "C1"]))).toEqual({
      kind: "discard",
      cards: ["C1", "M3"],
      ends: true,
    });
    expect(planOf(gathering, new Set(["M3", "C1", "A2"])).ends).toBe(false);
  });

  test("is dropped where its next card is not offered", () => {
    expect(nextOf({ kind: "discard", cards: ["M3"], ends: false }, discards(["C1"]))).toBeNull();
  });

  test("is carried out one decision after the other, never twice for one", () => {
    const sent = vi.fn<(action: Action) => void>();
    const first = discards(["C1", "A2", "M3"]);
    const { result, rerender } = renderHook(({ choices }) => usePlan(choices, sent), {
      initialProps: { choices: first },
    });
    act(() => result.current[1](planOf(gathering, new Set(["C1", "M3"]))));
    expect(sent.mock.calls.map(([{ card }]) => card)).toEqual(["C1"]);
    rerender({ choices: [] });
    rerender({ choices: discards(["M3", "A4"], "done") });
    rerender({ choices: discards(["A4"], "done") });
    expect(sent.mock.calls.map(([{ kind, card }]) => card ?? kind)).toEqual(["C1", "M3", "done"]);
    expect(result.current[0]).toBeNull();
  });
});
