import { describe, expect, test } from "vitest";
import {
  fitHold,
  ghostCells,
  moveHold,
  overHold,
  pointHold,
  take,
  turnHold,
} from "../../src/games/block-and-key/holding/hold";
import { Placements } from "../../src/games/block-and-key/holding/placements";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import {
  heights,
  keyOf,
  lowered,
  normalised,
  orientations,
  turned,
} from "../../src/games/block-and-key/temple/geometry";
import { standingHeights } from "../../src/games/block-and-key/temple/standing";
import { blockShape, type Cells, type Side } from "../../src/games/block-and-key/view";
import { unpack } from "../../src/server/choices";
import { position } from "../helpers/positions";

const SIDES: readonly Side[] = ["south", "east", "north", "west"];
const pieces = piecesOf({});
const shape = (name: string): Cells => pieces.shapes.get(name) ?? [];

describe("turning", () => {
  test.each([
    ["I3", 3],
    ["L3", 12],
    ["I4", 3],
    ["L4", 24],
    ["T4", 12],
    ["S4", 12],
    ["O4", 3],
    ["tripod", 8],
    ["left-screw", 12],
    ["right-screw", 12],
  ])("%s has %d orientations", (name, count) => {
    expect(orientations(shape(name))).toHaveLength(count);
  });

  test.each(SIDES)("four quarter turns give the block back, seen from the %s", side => {
    for (const turning of ["turn", "tip", "roll"] as const) {
      let cells = normalised(shape("left-screw"));
      for (let quarter = 0; quarter < 4; quarter++) cells = turned(cells, turning, side);
      expect(keyOf(cells)).toBe(keyOf(normalised(shape("left-screw"))));
    }
  });

  test("a screw is never turned into its mirror image", () => {
    const left = new Set(orientations(shape("left-screw")).map(keyOf));
    expect(orientations(shape("right-screw")).some(cells => left.has(keyOf(cells)))).toBe(false);
  });

  test("tipping lays a standing block down away from the player, wherever that player sits", () => {
    const standing: Cells = [
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
    ];
    expect(keyOf(turned(standing, "tip", "south"))).toBe("0,0,0 0,1,0 0,2,0");
    expect(keyOf(turned(standing, "tip", "east"))).toBe("0,0,0 1,0,0 2,0,0");
  });
});

test("a block is lowered until its first cell rests", () => {
  const tops = heights([
    [4, 4, 0],
    [4, 4, 1],
  ]);
  const lying: Cells = [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ];
  expect(lowered(lying, [5, 4], tops, pieces.floor).map(cell => cell[2])).toEqual([2, 2, 2]);
  expect(lowered(lying, [5, 5], tops, pieces.floor).map(cell => cell[2])).toEqual([0, 0, 0]);
});

test("a block is kept on the floor at its edges", () => {
  const cells = lowered(shape("I4"), [9, 0], new Map(), pieces.floor);
  expect(Math.max(...cells.map(cell => cell[0]))).toBe(9);
});

describe("the hand and the server's choices", () => {
  const { view, decision } = position("turn");
  const placements = new Placements(unpack(decision));
  const tops = standingHeights(view);

  test("every offered placement is where lowering the block comes to rest", () => {
    expect(placements.count).toBeGreaterThan(20);
    for (const all of placements.byBlock.values()) {
      for (const placement of all) {
        const hold = take(
          placement.block,
          placement.cells,
          placements.only(placement),
          "south",
          pieces.floor,
          tops,
        );
        expect(keyOf(ghostCells(hold, tops, pieces.floor))).toBe(keyOf(placement.cells));
      }
    }
  });

  test("a block taken hovers where it fits, and its columns are marked", () => {
    const block = [...placements.byBlock.keys()][0] as string;
    const hold = take(block, shape(blockShape(block)), placements, "east", pieces.floor, tops);
    expect(placements.at(block, ghostCells(hold, tops, pieces.floor))).toBeDefined();
    const { now, turned: others } = placements.columns(block, hold.orientation);
    expect(now.size).toBeGreaterThan(0);
    expect([...others].some(column => now.has(column))).toBe(false);
  });

  test("next fit visits every place, turning changes only the hand", () => {
    const block = [...placements.byBlock.keys()][0] as string;
    const hold = take(block, shape(blockShape(block)), placements, "east", pieces.floor, tops);
    const all = new Set<string>();
    let fitting = turnHold(hold, "turn", "east");
    for (const _ of placements.of(block)) {
      fitting = fitHold(fitting, ghostCells(fitting, tops, pieces.floor), placements, "east", pieces.floor);
      const found = placements.at(block, ghostCells(fitting, tops, pieces.floor));
      all.add(keyOf(found?.cells ?? []));
    }
    expect(all).toEqual(new Set(placements.of(block).map(({ cells }) => keyOf(cells))));
    expect(turnHold(hold, "turn", "east").column).toEqual(hold.column);
  });

  test("by the pointer it comes to the nearest place that fits and has a stone under the pointer, else just there", () => {
    const block = [...placements.byBlock.keys()][0] as string;
    const hold = take(block, shape(blockShape(block)), placements, "east", pieces.floor, tops);
    const under = (x: number, y: number) => {
      const pointed = pointHold(hold, [x, y], placements, tops, pieces.floor);
      const cells = ghostCells(pointed, tops, pieces.floor);
      const exactly = placements.at(
        block,
        ghostCells(overHold(hold, [x, y], pieces.floor), tops, pieces.floor),
      );
      return { pointed, cells, exactly, fits: placements.at(block, cells) };
    };
    let moved = 0;
    for (let x = 0; x < 10; x += 1)
      for (let y = 0; y < 10; y += 1) {
        const { pointed, cells, exactly, fits } = under(x, y);
        if (exactly || !fits) expect(pointed.column).toEqual([x, y]);
        else {
          moved += 1;
          expect(
            cells.some(([a, b, level]) => a === x && b === y && level === (tops.get(`${x},${y}`) ?? 0)),
          ).toBe(true);
        }
      }
    expect(moved).toBeGreaterThan(0);
  });

  test("moving changes only the hand", () => {
    const block = [...placements.byBlock.keys()][0] as string;
    const hold = take(block, shape(blockShape(block)), placements, "east", pieces.floor, tops);
    expect(moveHold(hold, "south", 1, 0, pieces.floor).column[0]).toBe(Math.min(9, hold.column[0] + 1));
  });
});
