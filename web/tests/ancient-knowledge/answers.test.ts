// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { loadCards } from "../../src/games/ancient-knowledge/cards/cards";
import { matching } from "../../src/games/ancient-knowledge/cards/search";
import { answers, aside, price, settled } from "../../src/games/ancient-knowledge/desk/answers";
import { phaseOf } from "../../src/games/ancient-knowledge/view";
import { LANGUAGES } from "../../src/languages";
import type { Action } from "../../src/server/choices";

const MAIN: Action[] = [
  { kind: "create", seat: 0, card: "C1", space: 4 },
  { kind: "create", seat: 0, card: "C1", space: 5 },
  { kind: "learn", seat: 0, card: "T1" },
  { kind: "search", seat: 0 },
];

describe("answers", () => {
  test("without a selection cards light up and only plain actions are buttons", () => {
    const { cards, spaces, buttons } = answers(MAIN, null);
    expect([...cards]).toEqual(["C1", "T1"].flatMap(card => [card]));
    expect(spaces.size).toBe(0);
    expect(buttons.map(({ kind }) => kind)).toEqual(["search"]);
  });

  test("a selected monument opens its spaces, a selected technology its button", () => {
    expect([...answers(MAIN, "C1").spaces.keys()]).toEqual([4, 5]);
    expect(answers(MAIN, "T1").buttons.map(({ kind }) => kind)).toEqual(["learn", "search"]);
  });

  test("a main action is never taken by a click on the card alone, a follow-up is", () => {
    expect(settled(MAIN, null, "T1")).toBeNull();
    const pay: Action = { kind: "pay", seat: 0, card: "C2" };
    expect(settled([pay], null, "C2")).toBe(pay);
    expect(settled([pay], null, "C9")).toBeNull();
  });

  test("two monuments that change places are clicked one after the other", () => {
    const swap: Action = { kind: "swap", seat: 0, card: "C1", other: "P2" };
    expect(settled([swap], null, "C1")).toBeNull();
    expect([...answers([swap], "C1").cards]).toEqual(["C1", "P2"]);
    expect(settled([swap], "C1", "P2")).toBe(swap);
  });

  test("an amount on a card is a button once the card is selected", () => {
    const give: Action[] = [1, 2].map(amount => ({ kind: "transfer", seat: 0, card: "C1", amount }));
    expect(answers(give, "C1").buttons.map(({ amount }) => amount)).toEqual([1, 2]);
  });

  test("cards that lie nowhere on the table are laid aside", () => {
    const keep: Action[] = ["C1", "C2"].map(card => ({ kind: "keep", seat: 0, card }));
    expect(aside(keep, new Set(["C2"]))).toEqual(["C1"]);
  });
});

test("a create costs on each space what its card says", () => {
  const prices = [4, 3, 2, 1, 2, 3];
  expect(price({ prices }, 4)).toBe(1);
  expect(price({ prices }, 6)).toBe(3);
  expect(price({ prices: [2] }, undefined)).toBe(2);
});

test("the phase is read from what is pending", () => {
  const at = (...steps: string[]) =>
    phaseOf({ pending: steps.map(step => ({ step })) } as Parameters<typeof phaseOf>[0]);
  expect(at()).toBe("actions");
  expect(at("timeline-phase", "effects")).toBe("timeline");
  expect(at("decline-phase")).toBe("decline");
  expect(at("opening-hands")).toBe("opening");
});

test("every card is there in every language, and the search finds them by word", async () => {
  const cards = [...(await loadCards("en")).values()];
  for (const language of LANGUAGES) {
    expect([...(await loadCards(language)).keys()]).toEqual(cards.map(({ id }) => id));
  }
  expect(matching(cards, "")).toHaveLength(cards.length);
  const pyramids = matching(cards, "luxor");
  expect(pyramids.map(({ name }) => name)).toContain("Luxor Temple");
  expect(matching(cards, "xi'an")).toHaveLength(1);
});
