import { expect, test } from "vitest";
import knowledge from "../../src/games/ancient-knowledge/lessons";
import blocks from "../../src/games/block-and-key/lessons";
import { LANGUAGES, type Language } from "../../src/languages";
import {
  after,
  feltRules,
  isAllowed,
  isMeant,
  type LessonStep,
  narrowed,
  rulesOf,
} from "../../src/lessons/lessons";
import type { OpenDecision, Refused } from "../../src/messages";
import { load, Texts } from "../../src/texts/texts";

const STEPS: readonly LessonStep[] = [
  { name: "view", look: true },
  { name: "place", kinds: ["place"], means: [{ cells: [[3, 6, 1]] }, { cells: [[3, 6, 2]] }] },
  { name: "claim", kinds: ["claim", "done"], repeats: true },
  { name: "why", answers: 2, right: 1 },
  { name: "excavate", kinds: ["excavate"], open: true, means: [{ line: "row2" }] },
];
const [, PLACE, CLAIM, , EXCAVATE] = STEPS as [LessonStep, LessonStep, LessonStep, LessonStep, LessonStep];

function offering(...kinds: string[]): OpenDecision {
  return { type: "x", cause: null, choices: kinds.map(kind => ({ same: { kind, seat: 0 } })) };
}

const placed = (level: number): Record<string, unknown> => ({
  kind: "place",
  seat: 0,
  cells: [[3, 6, level]],
});

test("only what the step means can be done", () => {
  const decision = { ...offering(), choices: [{ same: placed(0) }, { same: placed(1) }] };
  expect(narrowed(decision, PLACE)?.choices).toEqual([{ same: placed(1) }]);
  expect(narrowed(offering("excavate", "claim"), CLAIM)?.choices).toEqual([
    { same: { kind: "claim", seat: 0 } },
  ]);
});

test("cells are the same in any order", () => {
  const step = {
    name: "x",
    kinds: ["place"],
    means: [
      {
        cells: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
    ],
  };
  const placed = (...cells: readonly (readonly number[])[]) => ({ kind: "place", seat: 0, cells });
  expect(isMeant(step, placed([4, 5, 6], [1, 2, 3]))).toBe(true);
  expect(isMeant(step, placed([4, 5, 6], [1, 2, 0]))).toBe(false);
});

test("where a choice is left open, what is not meant is offered, and not taken", () => {
  const line = (name: string) => ({ kind: "excavate", seat: 0, line: name });
  const decision = { ...offering(), choices: [{ same: line("row1") }, { same: line("row2") }] };
  expect(narrowed(decision, EXCAVATE)).toBe(decision);
  expect(isAllowed(decision, EXCAVATE, line("row1"))).toBe(false);
  expect(isAllowed(decision, EXCAVATE, line("row2"))).toBe(true);
  expect(isAllowed(offering("pass"), EXCAVATE, { kind: "pass", seat: 0 })).toBe(true);
  expect(isAllowed(decision, STEPS[0], line("row2"))).toBe(false);
  expect(isAllowed(decision, undefined, line("row1"))).toBe(true);
  expect(isAllowed(decision, EXCAVATE, { kind: "pay", seat: 0, card: "A1" })).toBe(true);
});

test("what is final stays so", () => {
  const decision = {
    type: "x",
    cause: null,
    choices: [{ same: { kind: "claim", seat: 0 }, vary: "key", values: ["a", "b"], final: true }],
  };
  const claim = (key: string) => ({ same: { kind: "claim", seat: 0, key }, final: true });
  expect(narrowed(decision, CLAIM)?.choices).toEqual([claim("a"), claim("b")]);
});

test("where nothing that is asked for is offered, everything is", () => {
  expect(narrowed(offering("pass"), CLAIM)?.choices).toHaveLength(1);
  expect(narrowed(null, CLAIM)).toBeNull();
});

test("a step is over when it is done, and stays while more of it is asked", () => {
  expect(after(STEPS, 1, { kind: "place", seat: 0 }, offering("claim", "done"))).toBe(2);
  expect(after(STEPS, 2, { kind: "claim", seat: 0 }, offering("done"))).toBe(2);
  expect(after(STEPS, 2, { kind: "done", seat: 0 }, offering("refill"))).toBe(3);
  expect(after(STEPS, 4, { kind: "excavate", seat: 0 }, offering("excavate"))).toBe(5);
});

test("what is to be read or answered stays until it is; what the table did by itself is passed over", () => {
  expect(after(STEPS, 0, null, offering("claim"))).toBe(0);
  expect(after(STEPS, 3, { kind: "excavate", seat: 0 }, offering("excavate"))).toBe(3);
  expect(after(STEPS, 1, null, offering("done"))).toBe(2);
  expect(after(STEPS, 1, null, null)).toBe(3);
});

test("a try is felt when its rule was broken", () => {
  const step = {
    name: "x",
    tries: [
      { rule: "taller", cells: [] },
      { rule: "support", cells: [] },
    ],
  };
  const refused = { details: { broken: ["taller", "contact"] } } as unknown as Refused;
  expect([...feltRules(step, [refused])]).toEqual([
    ["taller", true],
    ["support", false],
  ]);
});

test("a scene is a table of one's own against a bot", () => {
  const scene = { position: { seed: 1 }, steps: [] };
  expect(rulesOf("pebbles", scene)).toMatchObject({ game: "pebbles", scenario: { seed: 1 } });
});

/** The ids of everything that a step says. */
function said(prefix: string, { name, answers = 0, tries = [], open = false }: LessonStep): string[] {
  const id = `${prefix}-${name}`;
  const numbered = Array.from({ length: answers }, (_, place) => `${id}.answer${place + 1}`);
  const others = open || answers ? [`${id}.not`] : [];
  return [id, ...numbered, ...tries.map(({ rule }) => `${id}.${rule}`), ...others];
}

test.each(LANGUAGES)("every step of every lesson has its words, in %s", async language => {
  const texts = await load(new Texts(language as Language), ["lesson"]);
  const games = Object.entries({ "block-and-key": blocks, "ancient-knowledge": knowledge });
  const wanted = games.flatMap(([game, lessons]) =>
    lessons.flatMap(({ name, scenes }) => {
      const prefix = `lesson-${game}-${name}`;
      const steps = scenes.flatMap(scene => scene.steps);
      return [`${prefix}-end`, ...steps.flatMap(step => said(prefix, step))];
    }),
  );
  expect(wanted.filter(id => !texts.has(id))).toEqual([]);
});
