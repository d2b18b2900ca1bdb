// The lessons: a real position, and one kind of step after the other. Only what a lesson asks for can be done in it.
import type { OpenDecision, TableRules } from "../messages";
import { type Action, unpack } from "../server/choices";

export interface LessonStep {
  /** Its text: `lesson-<game>-<name>`. */
  name: string;
  /** The kinds of action that answer it. */
  kinds: readonly string[];
}

export interface Lesson {
  rules: TableRules;
  steps: readonly LessonStep[];
}

const AGAINST_BOT: TableRules["seats"] = [{ kind: "mine" }, { kind: "bot", strength: "random" }];

export const LESSONS: Record<string, Lesson> = {
  "block-and-key": {
    rules: {
      game: "block-and-key",
      seats: AGAINST_BOT,
      scenario: {
        core: { at: [4, 4], north: "green" },
        blocks: [
          [
            "white I3",
            [
              [3, 6, 0],
              [2, 6, 0],
              [1, 6, 0],
            ],
          ],
        ],
        seats: [
          { hand: ["st1-0", "st1-3", "su1-0", "mo1-0"], supply: ["green I3"], enigma: "white" },
          { hand: ["st1-1", "st1-2", "su1-1", "mo1-1"], supply: ["brown I3"], enigma: "brown" },
        ],
        seed: 1,
      },
    },
    steps: [
      { name: "place", kinds: ["place"] },
      { name: "claim", kinds: ["claim"] },
      { name: "refill", kinds: ["refill"] },
      { name: "excavate", kinds: ["excavate"] },
    ],
  },
  "ancient-knowledge": {
    rules: {
      game: "ancient-knowledge",
      seats: AGAINST_BOT,
      scenario: {
        seats: [{ hand: ["C4", "P12", "M9", "A3", "C20"], timeline: { "1": [["M1", 1]] } }, {}],
        seed: 3,
      },
    },
    steps: [
      { name: "create", kinds: ["create"] },
      { name: "pay", kinds: ["pay"] },
      { name: "archive", kinds: ["archive"] },
      { name: "discard", kinds: ["discard", "remove", "done"] },
      { name: "search", kinds: ["search"] },
    ],
  },
};

/** Only the choices a step asks for; all of them where it asks for none that is offered. */
export function narrowed(decision: OpenDecision | null, step: LessonStep | undefined): OpenDecision | null {
  if (!decision || !step) return decision;
  const wanted = unpack(decision).filter(({ kind }) => step.kinds.includes(kind));
  return wanted.length ? { ...decision, choices: wanted.map(same => ({ same })) } : decision;
}

/** The step after an action: the first from here on that does not ask for what has just been done. */
export function after(
  steps: readonly LessonStep[],
  current: number,
  action: Action,
  next: OpenDecision | null,
): number {
  const offered = new Set(unpack(next).map(({ kind }) => kind));
  const step = steps[current];
  if (!step?.kinds.includes(action.kind)) return current;
  if (step.kinds.some(kind => offered.has(kind)) && action.kind !== "create" && step.name !== "excavate")
    return current;
  return current + 1;
}
