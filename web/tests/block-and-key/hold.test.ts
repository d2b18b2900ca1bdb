// The block in the hand: how it gets to where it fits.
import { expect, test } from "vitest";
import { fitHold, ghostCells, type Hold, take } from "../../src/games/block-and-key/holding/hold";
import { Placements } from "../../src/games/block-and-key/holding/placements";

const standing = [0, 1, 2].map(level => [4, 4, level]);
const lying = [3, 4, 5].map(x => [x, 4, 0]);
const far = [0, 1, 2].map(level => [9, 9, level]);
const placements = new Placements(
  [standing, lying, far].map(cells => ({ kind: "place", seat: 0, block: "green I3", cells })),
);
const upright: Hold["orientation"] = [
  [0, 0, 0],
  [0, 0, 1],
  [0, 0, 2],
];

const floor = { width: 10, depth: 10 };
const next = (hold: Hold): Hold =>
  fitHold(hold, ghostCells(hold, new Map(), floor), placements, "south", floor);

test("the next fit visits every place where it fits, row after row, and comes round", () => {
  const seen: number[][][] = [];
  let hold = next({ block: "green I3", orientation: upright, column: [9, 8] });
  // It begins where the hand is.
  expect(hold.column).toEqual([9, 9]);
  for (let steps = 0; steps < 4; steps++) {
    seen.push(ghostCells(hold, new Map(), floor).map(cell => [...cell]));
    hold = next(hold);
  }
  expect(seen).toEqual([far, standing, lying, far]);
});

test("a block that fits nowhere stays", () => {
  const hold: Hold = { block: "grey T4", orientation: upright, column: [8, 8] };
  expect(next(hold)).toBe(hold);
});

test("planned while others think, it lies on the floor before what stands, not on it", () => {
  const core = [4, 5].flatMap(x => [4, 5].map(y => [`${x},${y}`, 2] as const));
  const tops = new Map(core);
  const hold = take("green I3", upright, new Placements([]), "south", floor, tops);
  expect(ghostCells(hold, tops, floor)).toEqual(upright.map(([, , level]) => [4, 3, level]));
});
