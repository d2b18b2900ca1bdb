// The lesson: a city is built and paid for, knowledge is saved from being lost, and a card is searched for.
import { AGAINST_BOT, type Lesson } from "../../lessons/lessons";
import type { Action } from "../../server/choices";

export default {
  rules: {
    game: "ancient-knowledge",
    seats: AGAINST_BOT,
    scenario: {
      seats: [{ hand: ["C4", "P12", "M9", "A3", "C20"], timeline: { "1": [["M1", 1]] } }, {}],
      seed: 3,
    },
  },
  steps: [
    { name: "create", kinds: ["create"], means: isByblosWhereItIsCheap },
    { name: "pay", kinds: ["pay"], repeats: true },
    { name: "archive", kinds: ["archive"] },
    { name: "discard", kinds: ["discard", "remove", "done"], means: savesTheFirst, repeats: true },
    { name: "search", kinds: ["search"] },
  ],
} satisfies Lesson;

/** Where it costs so little that a card is left to be archived. */
function isByblosWhereItIsCheap({ card, space }: Action): boolean {
  return card === "C4" && (space as number) >= 4;
}

/** The knowledge that would be lost at the end of this turn. */
function savesTheFirst({ kind, card }: Action): boolean {
  return kind !== "remove" || card === "M1";
}
