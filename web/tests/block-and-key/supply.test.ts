// What the supply says of its blocks: where they fit only where that is asked, and that more can be had only where it is so.
import { expect, test } from "vitest";
import { supplyState } from "../../src/games/block-and-key/areas/supplyState";

type Given = Parameters<typeof supplyState>[0];

function at(kinds: readonly string[], view: object = {}, rest: object = {}) {
  return supplyState({
    view: { step: "turn", yard: ["grey I3", null], outcome: null, ...view },
    choices: kinds.map(kind => ({ kind })),
    placements: { byBlock: new Map([["grey I3", []]]) },
    discards: [],
    holding: { planning: false },
    ...rest,
  } as unknown as Given);
}

test("a block fits nowhere only where it could be placed", () => {
  expect(at(["place", "excavate"]).places?.get("grey I3")).toBe(0);
  expect(at(["ancients"]).places).not.toBeNull();
  for (const kinds of [["mark"], ["refill"], ["return", "done"], ["claim", "done"], []])
    expect(at(kinds)).toMatchObject({ places: null, rests: true });
});

test("to plan with, or to give away, any block can be taken", () => {
  expect(at([], {}, { holding: { planning: true } })).toMatchObject({ places: null, rests: false });
  expect(at(["discard"], {}, { discards: ["grey I3"] })).toMatchObject({ places: null, rests: false });
});

test("that more can be excavated is said only as long as it is so", () => {
  expect(at(["excavate"]).lacks).toBe("empty");
  expect(at([], { step: "draft" }).lacks).toBe("begin");
  expect(at([], { outcome: { kind: "points" } }).lacks).toBe("none");
  expect(at(["pass"], { yard: [null, null] }).lacks).toBe("none");
});
