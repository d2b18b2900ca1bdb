// The lessons: a real position, and one kind of step after the other. Only what a lesson asks for can be done in it.
import type { OpenDecision, TableRules } from "../messages";
import { type Action, finalOf, unpack } from "../server/choices";

export interface LessonStep {
  /** Its text: `lesson-<game>-<name>`. */
  name: string;
  /** The kinds of action that answer it. */
  kinds: readonly string[];
  /** Of these actions, those that the lesson means; without it all of them. */
  means?: (action: Action) => boolean;
  /** It goes on as long as more of the same is asked. */
  repeats?: boolean;
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
      { name: "place", kinds: ["place"], means: isOnTheWhiteBlock },
      { name: "claim", kinds: ["claim", "done"], repeats: true },
      { name: "refill", kinds: ["refill"], repeats: true },
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
      { name: "create", kinds: ["create"], means: isByblosWhereItIsCheap },
      { name: "pay", kinds: ["pay"], repeats: true },
      { name: "archive", kinds: ["archive"] },
      { name: "discard", kinds: ["discard", "remove", "done"], means: savesTheFirst, repeats: true },
      { name: "search", kinds: ["search"] },
    ],
  },
};

/** There it completes a key with the Core Cube and one with the white block. */
function isOnTheWhiteBlock({ cells }: Action): boolean {
  return (cells as [number, number, number][]).every(([, y, level]) => y === 6 && level > 0);
}

/** Where it costs so little that a card is left to be archived. */
function isByblosWhereItIsCheap({ card, space }: Action): boolean {
  return card === "C4" && (space as number) >= 4;
}

/** The knowledge that would be lost at the end of this turn. */
function savesTheFirst({ kind, card }: Action): boolean {
  return kind !== "remove" || card === "M1";
}

/** Only the choices a step means; all of them where it asks for none that is offered. */
export function narrowed(decision: OpenDecision | null, step: LessonStep | undefined): OpenDecision | null {
  if (!decision || !step) return decision;
  const all = unpack(decision);
  const final = finalOf(decision, all);
  const wanted = all.filter(({ kind }) => step.kinds.includes(kind));
  const meant = wanted.filter(choice => !step.means || step.means(choice));
  const choices = meant.length ? meant : wanted;
  return choices.length
    ? { ...decision, choices: choices.map(same => (final.has(same) ? { same, final: true } : { same })) }
    : decision;
}

/**
 * The step to be done next, after an action of one's own or, without one, of another: never one that is behind. What
 * the table did by itself, such as paying with the last cards, is not asked for.
 */
export function after(
  steps: readonly LessonStep[],
  current: number,
  action: Action | null,
  next: OpenDecision | null,
): number {
  const step = steps[current];
  const isDone =
    step && action && step.kinds.includes(action.kind) && !(step.repeats && asked(next, step).length);
  const first = isDone ? current + 1 : current;
  const open = steps.findIndex((later, place) => place >= first && asked(next, later).length > 0);
  return open < 0 ? first : open;
}

function asked(decision: OpenDecision | null, { kinds }: LessonStep): Action[] {
  return unpack(decision).filter(({ kind }) => kinds.includes(kind));
}
