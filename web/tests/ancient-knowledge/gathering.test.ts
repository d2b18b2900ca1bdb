// @vitest-environment happy-dom
// Several cards of the hand are picked freely and then named one after the other.
import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Card } from "../../src/games/ancient-knowledge/cards";
import { gatheringOf, nextOf, planOf } from "../../src/games/ancient-knowledge/gathering";
import { usePlan } from "../../src/games/ancient-knowledge/usePlan";
import type { AncientKnowledgeView, Pending } from "../../src/games/ancient-knowledge/view";
import type { Action } from "../../src/server/choices";

const HAND = ["C1", "A2", "M3", "A4"];
const CARDS = new Map(HAND.map(id => [id, { id, kind: id.startsWith("A") ? "artefact" : "city" } as Card]));

function asked(pending: Pending, knowledge = 3): AncientKnowledgeView {
  const board = { hand: HAND, timeline: [[["P1", knowledge]], [], [], [], [], []] };
  return { seat: 0, pending: [pending], seats: [board] } as unknown as AncientKnowledgeView;
}

function discards(cards: readonly string[], ...others: string[]): Action[] {
  return [
    ...cards.map(card => ({ kind: "discard", seat: 0, card })),
    ...others.map(kind => ({ kind, seat: 0 })),
  ];
}

describe("what is gathered", () => {
  test("an exact number, from the whole hand, though only the first cards are offered at first", () => {
    const view = asked({ step: "cards-to-discard", left: 2 });
    expect(gatheringOf(view, discards(["C1", "A2", "M3"]), CARDS)).toEqual({
      kind: "discard",
      cards: HAND,
      least: 2,
      most: 2,
    });
  });

  test("up to a number, of one kind, from a place of the hand on", () => {
    const view = asked({ step: "cards-to-discard", left: 3, up_to: true, what: "artefact", floor: 1 });
    expect(gatheringOf(view, discards(["A2", "A4"], "done"), CARDS)).toMatchObject({
      cards: ["A2", "A4"],
      least: 1,
      most: 2,
    });
  });

  test("to archive as many as there is knowledge", () => {
    const view = asked({ step: "cards-to-archive" }, 3);
    expect(gatheringOf(view, discards(HAND), CARDS)).toMatchObject({ least: 1, most: 3 });
  });

  test("a single card is a single click, and other questions gather nothing", () => {
    expect(gatheringOf(asked({ step: "payment", left: 1 }), discards(HAND), CARDS)).toBeNull();
    expect(gatheringOf(asked({ step: "offer" }), discards([], "done"), CARDS)).toBeNull();
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
