// @vitest-environment happy-dom
// Several cards of the hand are picked freely and then named one after the other.
import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { gatheringOf, planOf } from "../../src/games/ancient-knowledge/desk/gathering";
import { nextOf } from "../../src/games/plan";
import { usePlan } from "../../src/games/usePlan";
import type { OpenDecision } from "../../src/messages";
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
  const step = { asked: "cards-to-discard", kind: "discard" };

  test("names its cards in the order of the hand and says when it ends early", () => {
    expect(planOf(gathering, new Set(["M3", "C1"]), step.asked)).toEqual([
      { ...step, card: "C1" },
      { ...step, card: "M3" },
      { ...step, kind: "done" },
    ]);
    expect(planOf(gathering, new Set(["M3", "C1", "A2"]), step.asked)).toHaveLength(3);
  });

  test("is dropped where its next card is not offered, and where another question is asked", () => {
    const plan = [{ ...step, card: "M3" }];
    expect(nextOf(plan, step.asked, discards(["C1"]))).toBeNull();
    expect(nextOf(plan, "opponents-to-discard", discards(["M3"]))).toBeNull();
    expect(nextOf(plan, step.asked, discards(["M3"]))).toEqual({ kind: "discard", seat: 0, card: "M3" });
  });

  function carryOut(taken = true) {
    const sent = vi.fn<(action: Action) => Promise<boolean>>().mockResolvedValue(taken);
    const hook = renderHook(
      ({ behind, decision }: { behind: boolean; decision: OpenDecision | null }) =>
        usePlan({ decision }, behind, sent),
      { initialProps: { behind: false, decision: asks(1, ["C1", "A2", "M3"]) as OpenDecision | null } },
    );
    act(() => hook.result.current[1](planOf(gathering, new Set(["C1", "M3"]), step.asked)));
    const names = (): unknown[] => sent.mock.calls.map(([{ kind, card }]) => card ?? kind);
    return { ...hook, names };
  }

  function asks(number: number, cards: readonly string[], type = step.asked): OpenDecision {
    return { type, cause: null, number, choices: discards(cards, "done").map(same => ({ same })) };
  }

  test("is carried out one decision after the other, never twice for one", () => {
    const { result, rerender, names } = carryOut();
    expect(names()).toEqual(["C1"]);
    rerender({ behind: false, decision: asks(1, ["C1", "A2", "M3"]) });
    rerender({ behind: true, decision: null });
    rerender({ behind: false, decision: asks(2, ["M3", "A4"]) });
    rerender({ behind: false, decision: asks(3, ["A4"]) });
    expect(names()).toEqual(["C1", "M3", "done"]);
    expect(result.current[0]).toBeNull();
  });

  test("answers nothing that was asked later: not another question, and not after the turn has passed", () => {
    const other = carryOut();
    other.rerender({ behind: false, decision: asks(2, ["M3"], "opponents-to-discard") });
    expect(other.names()).toEqual(["C1"]);
    expect(other.result.current[0]).toBeNull();
    const passed = carryOut();
    passed.rerender({ behind: false, decision: null });
    passed.rerender({ behind: false, decision: asks(7, ["M3"]) });
    expect(passed.names()).toEqual(["C1"]);
  });

  test("that is refused is over: the question can be answered again", async () => {
    const { result, names } = carryOut(false);
    await act(async () => undefined);
    expect(names()).toEqual(["C1"]);
    expect(result.current[0]).toBeNull();
  });
});
