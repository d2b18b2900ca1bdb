// A block in the hand: how it is turned and over which column it hovers. Each move of the hand is a pure function.

import { spot } from "../temple/flat";
import {
  columnOf,
  type Floor,
  floorStep,
  keyOf,
  lowered,
  normalised,
  type Turning,
  turned,
} from "../temple/geometry";
import type { Cells, Side } from "../view";
import type { Placement, Placements } from "./placements";

export interface Hold {
  block: string;
  orientation: Cells;
  column: readonly [number, number];
}

/** Take a block: it hovers where it fits, as near to the player's middle as it can; where nothing is known to fit (one
 * plans), it lies on the floor beside what stands. */
export function take(
  block: string,
  shape: Cells,
  placements: Placements,
  side: Side,
  floor: Floor,
  tops: Map<string, number>,
): Hold {
  const middle = [(floor.width - 1) / 2, (floor.depth - 1) / 2] as const;
  const [right, away] = [floorStep(side, 1, 0), floorStep(side, 0, 1)];
  const far = ([x, y]: readonly [number, number]): number => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return Math.abs(dx * right[0] + dy * right[1]) + 0.5 * (dx * away[0] + dy * away[1]);
  };
  const nearest = [...placements.of(block)].sort(
    (a, b) => far(columnOf(a.cells)) - far(columnOf(b.cells)),
  )[0];
  if (nearest) return holdAs(nearest);
  const orientation = normalised(shape);
  const beside = columnsOf(floor)
    .filter(column => isBeside(lowered(orientation, column, tops, floor), tops))
    .sort((a, b) => far(a) - far(b))[0];
  return { block, orientation, column: beside ?? [Math.floor(middle[0]), Math.floor(middle[1])] };
}

/** Whether a block lies on the floor, next to something that stands. */
function isBeside(cells: Cells, tops: Map<string, number>): boolean {
  const isOn = (x: number, y: number): boolean => (tops.get(`${x},${y}`) ?? 0) > 0;
  return (
    cells.every(([x, y]) => !isOn(x, y)) &&
    cells.some(([x, y]) => isOn(x - 1, y) || isOn(x + 1, y) || isOn(x, y - 1) || isOn(x, y + 1))
  );
}

function columnsOf({ width, depth }: Floor): (readonly [number, number])[] {
  return Array.from(
    { length: width * depth },
    (_, index) => [index % width, Math.floor(index / width)] as const,
  );
}

export function turnHold(hold: Hold, turning: Turning, side: Side): Hold {
  return { ...hold, orientation: turned(hold.orientation, turning, side) };
}

/** The next of all places where the block fits, and behind the last one the first; where it does not fit, the nearest. */
export function fitHold(hold: Hold, ghost: Cells, placements: Placements, side: Side, floor: Floor): Hold {
  const all = inTurn(placements.of(hold.block), side, floor);
  const here = all.findIndex(({ cells }) => keyOf(cells) === keyOf(ghost));
  const far = ({ cells }: Placement): number => {
    const [x, y] = columnOf(cells);
    return Math.hypot(x - hold.column[0], y - hold.column[1]);
  };
  const found = here < 0 ? [...all].sort((a, b) => far(a) - far(b))[0] : all[(here + 1) % all.length];
  return found ? holdAs(found) : hold;
}

/** Row after row as the player sees them, there and back, so that the next one is never far; at each column every way to
 * turn it. What it would claim does not count: that would be a hint. */
function inTurn(all: readonly Placement[], side: Side, floor: Floor): Placement[] {
  const placed = all.map(placement => {
    const { across, depth } = spot(side, [...columnOf(placement.cells), 0], floor);
    return { placement, depth, along: depth % 2 ? -across : across, turned: normalised(placement.cells) };
  });
  placed.sort((a, b) => a.depth - b.depth || a.along - b.along || byKey(a.turned, b.turned));
  return placed.map(({ placement }) => placement);
}

function holdAs({ block, cells }: Placement): Hold {
  return { block, orientation: normalised(cells), column: columnOf(cells) };
}

function byKey(a: Cells, b: Cells): number {
  return keyOf(a).localeCompare(keyOf(b));
}

export function moveHold(hold: Hold, side: Side, across: number, away: number, floor: Floor): Hold {
  const [dx, dy] = floorStep(side, across, away);
  return overHold(hold, [hold.column[0] + dx, hold.column[1] + dy], floor);
}

export function overHold(hold: Hold, column: readonly [number, number], floor: Floor): Hold {
  const [x, y] = column;
  return {
    ...hold,
    column: [Math.max(0, Math.min(x, floor.width - 1)), Math.max(0, Math.min(y, floor.depth - 1))],
  };
}

/** Where the pointer is: there, or where the block does not fit with its middle there, at the nearest place where one of its
 * stones lies under the pointer and it fits as it is turned. */
export function pointHold(
  hold: Hold,
  column: readonly [number, number],
  placements: Placements,
  tops: Map<string, number>,
  floor: Floor,
): Hold {
  const there = overHold(hold, column, floor);
  if (placements.at(hold.block, ghostCells(there, tops, floor))) return there;
  const [x, y] = there.column;
  const ground = tops.get(`${x},${y}`) ?? 0;
  const far = ([a, b]: readonly [number, number]): number => Math.hypot(a - x, b - y);
  const [nearest] = placements
    .of(hold.block)
    .filter(
      ({ cells }) =>
        cells.some(([a, b, level]) => a === x && b === y && level === ground) &&
        keyOf(normalised(cells)) === keyOf(hold.orientation),
    )
    .map(({ cells }) => columnOf(cells))
    .sort((one, other) => far(one) - far(other));
  return nearest ? { ...hold, column: nearest } : there;
}

/** Over a place of the flat picture: the nearest depth at which it fits there, and chosen again the next one. */
export function acrossHold(
  hold: Hold,
  side: Side,
  place: number,
  placements: Placements,
  floor: Floor,
): Hold {
  const of = ([x, y]: readonly [number, number]) => spot(side, [x, y, 0], floor);
  const all = columnsOf(floor)
    .filter(column => of(column).across === place)
    .sort((a, b) => of(a).depth - of(b).depth);
  const { now } = placements.columns(hold.block, hold.orientation);
  const fitting = all.filter(column => now.has(column.join(",")));
  const ways = fitting.length ? fitting : all;
  const here = ways.findIndex(([x, y]) => x === hold.column[0] && y === hold.column[1]);
  const next = ways[(here + 1) % ways.length];
  return next ? { ...hold, column: next } : hold;
}

/** Where the held block would rest. */
export function ghostCells(hold: Hold, tops: Map<string, number>, floor: Floor): Cells {
  return lowered(hold.orientation, hold.column, tops, floor);
}
