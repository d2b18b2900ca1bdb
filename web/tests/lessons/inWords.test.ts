// A lesson in words offers what the lesson means, and nothing else.
import { expect, test } from "vitest";
import { meant } from "../../src/lessons/inWords";
import type { OpenDecision } from "../../src/messages";

function asks(...cards: string[]): OpenDecision {
  return { type: "x", cause: null, choices: cards.map(card => ({ same: { kind: "take", seat: 0, card } })) };
}

const TOLD = {
  version: 3,
  question: "Which one?",
  lines: [],
  groups: [
    { title: "small", choices: [2, 0] },
    { title: "large", choices: [1] },
  ],
  moves: ["Take C", "Take A"],
  ending: [],
};

test("the choices of a lesson have their places among those it means", () => {
  const told = meant(TOLD, 0, asks("A", "B", "C"), asks("C"));
  expect(told.groups).toEqual([
    { title: "small", choices: [0] },
    { title: "large", choices: [] },
  ]);
  expect(told.moves).toEqual(["Take C"]);
});

test("without a group there are no moves, and a lesson that means everything leaves all as it is", () => {
  expect(meant({ ...TOLD, moves: [] }, null, asks("A", "B", "C"), asks("A", "B", "C"))).toEqual({
    ...TOLD,
    moves: [],
  });
});
