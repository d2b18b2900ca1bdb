import { expect, test } from "vitest";
import { unpack } from "../../src/server/choices";
import { position } from "../fixtures";

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
