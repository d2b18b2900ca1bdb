import { expect, test } from "vitest";
import { finalChoices } from "../../src/games/gameTable";
import type { OpenDecision } from "../../src/messages";
import { unpack } from "../../src/server/choices";
import { table, update } from "../helpers/messages";
import { position } from "../helpers/positions";

test("a run gives an action for each value of the field that varies", () => {
  const decision = {
    type: "turn",
    cause: null,
    choices: [
      { same: { kind: "excavate", seat: 0 }, vary: "line", values: ["row1", "row2"] },
      { same: { kind: "pass", seat: 0 } },
    ],
  };
  expect(unpack(decision)).toEqual([
    { kind: "excavate", seat: 0, line: "row1" },
    { kind: "excavate", seat: 0, line: "row2" },
    { kind: "pass", seat: 0 },
  ]);
  expect(unpack(null)).toEqual([]);
});

test("a real turn offers lines and placements", () => {
  const kinds = new Set(unpack(position("turn").decision).map(action => action.kind));
  expect(kinds).toEqual(new Set(["excavate", "place"]));
});

test("what cannot be taken back is known choice by choice; at a strict table it is all of them", () => {
  const decision: OpenDecision = {
    type: "action",
    cause: null,
    choices: [
      { same: { kind: "learn", seat: 0 }, vary: "card", values: ["T1", "T2"] },
      { same: { kind: "learn", seat: 0 }, vary: "card", values: ["T3", "T4"], final: true },
      { same: { kind: "search", seat: 0 }, final: true },
    ],
  };
  const choices = unpack(decision);
  const final = (undo: "free" | "none", asked: OpenDecision | null) =>
    finalChoices(table({ rules: { game: "x", seats: [], undo } }), update({ decision: asked }), choices);
  expect([...final("free", decision)]).toEqual(choices.slice(2));
  expect([...final("none", decision)]).toEqual(choices);
  expect(final("free", null).size).toBe(0);
});
