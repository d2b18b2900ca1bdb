// @vitest-environment happy-dom
// The desk of Ancient Knowledge: cards are selected, picked together, looked at; answers are told in words.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftQuestion } from "../../src/games/ancient-knowledge/ask/DraftPanel";
import { loadCards, useCards } from "../../src/games/ancient-knowledge/cards/cards";
import { answerText } from "../../src/games/ancient-knowledge/desk/answerText";
import { useKnowledgeDesk } from "../../src/games/ancient-knowledge/desk/useKnowledgeDesk";
import { type AncientKnowledgeView, cardsShown, type Outlook } from "../../src/games/ancient-knowledge/view";
import { still } from "../../src/games/motion/frames";
import type { Paced } from "../../src/games/motion/usePaced";
import { propose } from "../../src/games/proposed";
import type { Action } from "../../src/server/choices";
import { table, update } from "../helpers/messages";
import { press, SETTLED } from "../helpers/press";
import { speaking } from "../helpers/speaking";

const { texts, wrapper } = await speaking("ancient-knowledge", "knowledge");
const cards = await loadCards("en");
const choose = vi.fn<(action: Action) => Promise<unknown>>();

function view(change: Partial<AncientKnowledgeView> = {}): AncientKnowledgeView {
  return { seat: 0, seats: [], pillars: [], pending: [], gathering: null, ...change } as AncientKnowledgeView;
}

function sit(
  choices: Action[],
  shown = view(),
  change: Partial<Paced> = {},
  outlook: Outlook | null = null,
  final = false,
) {
  const decision = choices.length
    ? { type: "action", cause: "M10", choices: choices.map(same => ({ same, final })) }
    : null;
  const game = update({ view: shown as never, decision, outlook: outlook as never });
  const paced = { ...still(game), count: 0, behind: false, duration: 0, skip: vi.fn(), ...change };
  const props = { table: table(), game, log: [], choose, preview: async () => null, tell: async () => null };
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "requestAnimationFrame"] });
  const { result } = renderHook(() => useKnowledgeDesk(props, paced), { wrapper });
  // A question that has just come takes no answer.
  act(() => void vi.advanceTimersByTime(SETTLED));
  press();
  return () => {
    if (!result.current) throw new Error("the cards are not there");
    return result.current;
  };
}

beforeEach(() => {
  choose.mockReset().mockResolvedValue({ kind: "accepted" });
});
afterEach(() => vi.useRealTimers());

describe("the cards", () => {
  test("are there in the reader's language once they are read", async () => {
    const { result } = renderHook(() => useCards(), { wrapper });
    await waitFor(() => expect(result.current?.get("C4")?.name).toBe("Byblos"));
  });

  test("of a language that has none are a fault", async () => {
    await expect(loadCards("xx" as never)).rejects.toThrow("no cards in xx");
  });

  test("on the table are all that lie open or in the own hand", () => {
    const mine = {
      hand: ["C1"],
      timeline: [[["P1", 2]], []],
      past: ["M1"],
      artefacts: ["A1"],
      technologies: ["T1"],
    };
    const theirs = { ...mine, hand: null, timeline: [[], []], past: [], artefacts: [], technologies: [] };
    const shown = view({ seats: [mine, theirs] as never, pillars: [["T2"]] });
    expect([...cardsShown(shown)].sort()).toEqual(["A1", "C1", "M1", "P1", "T1", "T2"]);
  });
});

describe("a click", () => {
  const onSpaces = [4, 5].map(space => ({ kind: "create", seat: 0, card: "C4", space }));

  test("selects a card that can go to several places, and lets it go again", () => {
    const desk = sit(onSpaces);
    act(() => desk().click("C4"));
    expect([...desk().answers.spaces.keys()]).toEqual([4, 5]);
    act(() => desk().click("C4"));
    expect(desk().selected).toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });

  test("on the only choice of a card is the answer", () => {
    const only = { kind: "remove", seat: 0, card: "M1" };
    const desk = sit([only, { kind: "done", seat: 0 }]);
    act(() => desk().click("M1"));
    expect(choose).toHaveBeenCalledWith(only, undefined);
  });

  test("picks one of several cards that are asked for together, and never more than that", () => {
    const hand = ["C1", "C2", "C3"];
    const gathering = { cards: hand, least: 2, most: 2 };
    const desk = sit(
      hand.map(card => ({ kind: "pay", seat: 0, card })),
      view({ gathering }),
    );
    for (const card of hand) act(() => desk().click(card));
    expect([...desk().picked]).toEqual(["C1", "C2"]);
    act(() => desk().click("C1"));
    act(() => desk().click("C3"));
    expect([...desk().picked]).toEqual(["C2", "C3"]);
    act(() => desk().gather());
    expect(choose).toHaveBeenCalledWith({ kind: "pay", seat: 0, card: "C2" }, undefined);
    expect(desk().asked).toBeNull();
  });
});

describe("two monuments that change places", () => {
  const swaps = [
    ["P7", "P3"],
    ["P7", "C16"],
    ["P3", "C16"],
  ].map(([card, other]) => ({ kind: "swap", seat: 0, card, other }));

  test.each([
    ["P7", "C16"],
    ["C16", "P7"],
  ])("are both marked before they do: %s, then %s", (first, second) => {
    const desk = sit(swaps, view(), {}, null, true);
    act(() => desk().click(first));
    expect([...desk().marked]).toEqual([first]);
    act(() => desk().click(second));
    expect(desk().arming.armed).toEqual(swaps[1]);
    expect([...desk().marked].sort()).toEqual(["C16", "P7"]);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("a create in the making", () => {
  const hand = ["C7", "A3", "P12", "M9"];
  const mine = view({ seats: [{ hand }] as never });
  const creates = [3, 4].map(space => ({ kind: "create", seat: 0, card: "C7", space }));

  test("is paid for before anything is sent, and then carried out", () => {
    const desk = sit(creates, mine);
    act(() => desk().click("C7"));
    expect([...desk().answers.spaces.keys()]).toEqual([3, 4]);
    act(() => desk().putOn(4));
    expect(desk().draft).toMatchObject({ card: "C7", space: 4, price: 1, forced: false, ready: false });
    act(() => desk().click("P12"));
    act(() => desk().click("M9"));
    expect([...desk().picked]).toEqual(["P12"]);
    expect(desk().draft?.ready).toBe(true);
    expect(choose).not.toHaveBeenCalled();
    act(() => desk().create());
    expect(choose).toHaveBeenCalledWith(creates[1], undefined);
    expect(desk().asked).toBeNull();
  });

  test("on a space that costs less is paid with those marked first, and where it is free with none", () => {
    const spaces = [1, 2, 3].map(space => ({ kind: "create", seat: 0, card: "C7", space }));
    const desk = sit(spaces, mine);
    act(() => desk().click("C7"));
    act(() => desk().putOn(1));
    expect(desk().draft?.price).toBe(2);
    for (const card of ["P12", "A3"]) act(() => desk().click(card));
    expect(desk().draft).toMatchObject({ paying: new Set(["P12", "A3"]), ready: true });
    act(() => desk().putOn(2));
    expect(desk().draft).toMatchObject({ price: 1, paying: new Set(["P12"]), ready: true });
    // It is let go again by a click, and another one taken.
    for (const card of ["P12", "M9"]) act(() => desk().click(card));
    expect(desk().draft).toMatchObject({ card: "C7", paying: new Set(["M9"]), ready: true });
    act(() => desk().putOn(3));
    expect(desk().draft).toMatchObject({ price: 0, paying: new Set(), ready: true });
    expect([...desk().marked]).toEqual(["C7"]);
    act(() => desk().create());
    expect(choose).toHaveBeenCalledWith(spaces[2], undefined);
  });

  test("that a hint proposes is drafted with the cards that it pays with, and waits to be confirmed", () => {
    const desk = sit(creates, mine);
    const then = [{ kind: "pay", seat: 0, card: "M9" }];
    act(() => void propose(creates[1] as Action, undefined, "Create Luxor Temple", then));
    const draft = desk().draft;
    expect(draft).toMatchObject({ card: "C7", space: 4, paying: new Set(["M9"]), ready: true });
    expect(draft && draftQuestion(draft)).toBe("knowledge-pay-ready");
    expect(choose).not.toHaveBeenCalled();
  });

  test("can be given up, and put on another space", () => {
    const desk = sit(creates, mine);
    act(() => desk().click("C7"));
    act(() => desk().putOn(4));
    act(() => desk().putOn(3));
    expect(desk().draft).toMatchObject({ space: 3, price: 0, ready: true });
    act(() => desk().cancel());
    expect(desk()).toMatchObject({ draft: null, selected: null });
    act(() => desk().create());
    expect(choose).not.toHaveBeenCalled();
  });

  test("that takes every other card has nothing to choose from", () => {
    const desk = sit(creates, view({ seats: [{ hand: ["C7", "A3"] }] as never }));
    act(() => desk().click("C7"));
    act(() => desk().putOn(4));
    expect(desk().draft).toMatchObject({ forced: true, ready: true });
    act(() => desk().click("A3"));
    expect([...desk().picked]).toEqual(["A3"]);
  });

  test("lights its cards alone once its button was pressed", () => {
    const desk = sit([...creates, { kind: "learn", seat: 0, card: "T2" }], mine);
    act(() => desk().open("create"));
    expect(desk().opened).toBe("create");
    act(() => desk().cancel());
    expect(desk().opened).toBeNull();
  });
});

describe("while others think", () => {
  const outlook: Outlook = {
    closed: {},
    vain: {},
    creates: { C7: [4], A3: [] },
    learns: ["T2"],
    needs: {},
    prospects: {},
  };

  test.each([
    ["an artefact", "A3", { kind: "create", seat: 0, card: "A3" }],
    ["a technology", "T2", { kind: "learn", seat: 0, card: "T2" }],
  ])("%s is planned by a click, and nothing is sent", (_, card, action) => {
    const desk = sit([], view(), {}, outlook);
    expect(desk()).toMatchObject({ planning: true, asked: null });
    act(() => desk().click(card));
    expect(desk().intention).toEqual({ action, now: null });
    expect(choose).not.toHaveBeenCalled();
    act(() => desk().forget());
    expect(desk().intention).toBeNull();
  });

  test("a monument is planned with its space", () => {
    const desk = sit([], view(), {}, { ...outlook, creates: { C7: [3, 4] } });
    act(() => desk().click("C7"));
    act(() => desk().putOn(3));
    expect(desk().intention?.action).toEqual({ kind: "create", seat: 0, card: "C7", space: 3 });
  });

  test("nobody plans who has a question, looks on or has seen the end", () => {
    expect(sit([{ kind: "done", seat: 0 }], view(), {}, outlook)().planning).toBe(false);
    expect(sit([], view({ seat: null }), {}, outlook)().planning).toBe(false);
    expect(sit([], view({ over: true }), {}, outlook)().planning).toBe(false);
  });
});

describe("the card shown in full", () => {
  test("is the one that one looks at", () => {
    const desk = sit([{ kind: "done", seat: 0 }]);
    expect(desk().looked).toBeNull();
    act(() => desk().look("C4"));
    expect(desk().looked).toBe("C4");
  });

  test("is the one that acts while that is being shown", () => {
    const events = [{ kind: "drew", by: "C7" }, { kind: "drew" }];
    const desk = sit([], view(), { behind: true, events });
    expect(desk()).toMatchObject({ acting: "C7", looked: "C7" });
  });
});

describe("an answer", () => {
  const desk = { cards, names: ["Ada", "Ben"], view: view() };
  const says = (choice: Record<string, unknown> & { kind: string }, type = "x") =>
    answerText(texts, { seat: 0, ...choice }, { ...desk, asked: { type, cause: null } });

  test.each([
    [{ kind: "create", card: "A3" }, "x", cards.get("A3")?.name],
    [{ kind: "learn", card: "T2" }, "x", cards.get("T2")?.name],
    [{ kind: "amount", amount: 3 }, "lost-to-recover", "3"],
    [{ kind: "transfer", card: "M1", amount: 2 }, "lost-to-transfer", "2"],
    [{ kind: "rob", opponent: 1 }, "hand-to-rob", "Ben"],
    [{ kind: "flip", pillar: 1 }, "pillar-to-flip", "2"],
  ])("says what it does: %o", (choice, type, part) => {
    expect(says(choice, type)).toContain(part);
  });

  test("without a card says its verb", () => {
    expect(says({ kind: "done" })).toBe("Done");
    expect(says({ kind: "take" })).toBe("Take it");
  });
});
