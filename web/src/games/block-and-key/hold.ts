// A block in the hand: how it is turned and over which column it hovers. Each move of the hand is a pure function.
import {
  columnOf,
  type Floor,
  floorStep,
  keyOf,
  lowered,
  normalised,
  orientations,
  type Turning,
  turned,
} from "./geometry";
import type { Placement, Placements } from "./placements";
import type { Cells, Side } from "./view";

export interface Hold {
  block: string;
  orientation: Cells;
  column: readonly [number, number];
}

/** Take a block: it hovers where it fits, as near to the player's middle as it can. */
export function take(block: string, shape: Cells, placements: Placements, side: Side, floor: Floor): Hold {
  const middle = [(floor.width - 1) / 2, (floor.depth - 1) / 2] as const;
  const [right, away] = [floorStep(side, 1, 0), floorStep(side, 0, 1)];
  const far = (cells: Cells): number => {
    const [x, y] = columnOf(cells);
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return Math.abs(dx * right[0] + dy * right[1]) + 0.5 * (dx * away[0] + dy * away[1]);
  };
  const nearest = [...placements.of(block)].sort((a, b) => far(a.cells) - far(b.cells))[0];
  if (!nearest)
    return { block, orientation: normalised(shape), column: [Math.floor(middle[0]), Math.floor(middle[1])] };
  return holdAs(nearest);
}

export function turnHold(hold: Hold, turning: Turning, side: Side): Hold {
  return { ...hold, orientation: turned(hold.orientation, turning, side) };
}

/** The next (or previous) of all orientations of the block. */
export function cycleHold(hold: Hold, step: number): Hold {
  return { ...hold, orientation: next(orientations(hold.orientation).sort(byKey), hold.orientation, step) };
}

/** The next orientation in which the block fits where it is; where it fits in none, the nearest place where it does. */
export function fitHold(hold: Hold, placements: Placements): Hold {
  const fitting = placements.orientationsAt(hold.block, hold.column);
  if (fitting.length) return { ...hold, orientation: next(fitting, hold.orientation, 1) };
  const far = ({ cells }: Placement): number => {
    const [x, y] = columnOf(cells);
    return Math.hypot(x - hold.column[0], y - hold.column[1]);
  };
  const [nearest] = [...placements.of(hold.block)].sort((a, b) => far(a) - far(b));
  return nearest ? holdAs(nearest) : hold;
}

function holdAs({ block, cells }: Placement): Hold {
  return { block, orientation: normalised(cells), column: columnOf(cells) };
}

function byKey(a: Cells, b: Cells): number {
  return keyOf(a).localeCompare(keyOf(b));
}

function next(all: Cells[], current: Cells, step: number): Cells {
  const place = all.findIndex(cells => keyOf(cells) === keyOf(current));
  return all[(place + step + all.length) % all.length] ?? current;
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

/** Where the held block would rest. */
export function ghostCells(hold: Hold, tops: Map<string, number>, floor: Floor): Cells {
  return lowered(hold.orientation, hold.column, tops, floor);
}
