import { expect, test } from "vitest";
import { after, LESSONS, narrowed } from "../src/lessons/lessons";
import type { OpenDecision } from "../src/messages";

const steps = LESSONS["block-and-key"]?.steps ?? [];

function offering(...kinds: string[]): OpenDecision {
  return { type: "x", cause: null, choices: kinds.map(kind => ({ same: { kind, seat: 0 } })) };
}

const standing = (level: number): Record<string, unknown> => ({
  kind: "place",
  seat: 0,
  cells: [0, 1, 2].map(above => [3, 6, level + above]),
});

test("only what the step means can be done", () => {
  const decision = { ...offering("excavate"), choices: [{ same: standing(0) }, { same: standing(1) }] };
  expect(narrowed(decision, steps[0])?.choices).toEqual([{ same: standing(1) }]);
  expect(narrowed(offering("excavate", "claim"), steps[1])?.choices).toEqual([
    { same: { kind: "claim", seat: 0 } },
  ]);
});

test("what is final stays so", () => {
  const decision = {
    type: "x",
    cause: null,
    choices: [{ same: { kind: "claim", seat: 0 }, vary: "key", values: ["a", "b"], final: true }],
  };
  const claim = (key: string) => ({ same: { kind: "claim", seat: 0, key }, final: true });
  expect(narrowed(decision, steps[1])?.choices).toEqual([claim("a"), claim("b")]);
});

test("where nothing that is asked for is offered, everything is", () => {
  expect(narrowed(offering("pass"), steps[1])?.choices).toHaveLength(1);
  expect(narrowed(null, steps[1])).toBeNull();
});

test("a step is over when it is done, and stays while more of it is asked", () => {
  expect(after(steps, 0, { kind: "place", seat: 0 }, offering("claim", "done"))).toBe(1);
  expect(after(steps, 2, { kind: "refill", seat: 0 }, offering("refill"))).toBe(2);
  expect(after(steps, 2, { kind: "refill", seat: 0 }, null)).toBe(3);
  expect(after(steps, 1, { kind: "claim", seat: 0 }, offering("done"))).toBe(1);
  expect(after(steps, 1, { kind: "done", seat: 0 }, offering("refill"))).toBe(2);
  expect(after(steps, 3, { kind: "excavate", seat: 0 }, offering("excavate"))).toBe(4);
});

test("what the table did by itself is passed over", () => {
  const knowledge = LESSONS["ancient-knowledge"]?.steps ?? [];
  expect(after(knowledge, 0, { kind: "create", seat: 0 }, offering("create", "archive", "search"))).toBe(2);
  expect(after(steps, 1, null, offering("refill"))).toBe(2);
  expect(after(steps, 1, null, null)).toBe(1);
});
