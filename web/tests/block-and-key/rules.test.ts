// The pictures beside the rules are made of the same geometry as the table.
import { expect, test } from "vitest";
import { flatFace, position } from "../../src/games/block-and-key/rules/positions";

test("from the south the nearest face of every place is seen", () => {
  expect(flatFace(position("temple").blocks, 5, 3)).toEqual([".b...", ".bws.", "gggss"]);
});

test("a position tells whether its last block is allowed", () => {
  expect(position("bridge").allowed).toBe(true);
  expect(position("overhang").allowed).toBe(false);
});
