import { expect, test } from "vitest";
import { after, LESSONS, narrowed } from "../src/lessons/lessons";
import type { OpenDecision } from "../src/messages";

const steps = LESSONS["block-and-key"]?.steps ?? [];

function offering(...kinds: string[]): OpenDecision {
  return { type: "x", cause: null, choices: kinds.map(kind => ({ same: { kind, seat: 0 } })) };
}

test("only what the step asks for can be done", () => {
  expect(narrowed(offering("excavate", "place"), steps[0])?.choices).toEqual([
    { same: { kind: "place", seat: 0 } },
  ]);
});

test("where nothing that is asked for is offered, everything is", () => {
  expect(narrowed(offering("done"), steps[1])?.choices).toHaveLength(1);
  expect(narrowed(null, steps[1])).toBeNull();
});

test("a step is over when it is done, and stays while more of it is asked", () => {
  expect(after(steps, 0, { kind: "place", seat: 0 }, offering("claim", "done"))).toBe(1);
  expect(after(steps, 2, { kind: "refill", seat: 0 }, offering("refill"))).toBe(2);
  expect(after(steps, 2, { kind: "refill", seat: 0 }, null)).toBe(3);
  expect(after(steps, 1, { kind: "done", seat: 0 }, null)).toBe(1);
});
