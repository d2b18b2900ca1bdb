// Turning and lowering a block: what the hand does, not what the rules allow. The server says what is legal.
import type { Cell, Cells, Side } from "../view";

/** Cells moved so that the smallest coordinates are 0, in one order: equal orientations are equal lists. */
export function normalised(cells: Cells): Cells {
  const low = [0, 1, 2].map(axis => Math.min(...cells.map(cell => cell[axis] as number)));
  return sorted(cells.map(([x, y, z]) => [x - (low[0] ?? 0), y - (low[1] ?? 0), z - (low[2] ?? 0)]));
}

function sorted(cells: Cells): Cells {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}

/** One text for equal sets of cells. */
export function keyOf(cells: Cells): string {
  return sorted(cells).join(" ");
}

/** Quarter turns as a player at that side means them: `turn` clockwise seen from above, `tip` away from the player,
 * `roll` to the player's right. */
export type Turning = "turn" | "tip" | "roll";

const QUARTERS: Record<Turning, (cell: Cell) => Cell> = {
  turn: ([x, y, z]) => [y, -x, z],
  tip: ([x, y, z]) => [x, z, -y],
  roll: ([x, y, z]) => [z, y, -x],
};

export function turned(cells: Cells, turning: Turning, side: Side): Cells {
  const seen = cells.map(cell => fromSide(side, QUARTERS[turning](toSide(side, cell))));
  return normalised(seen);
}

/** Directions across, away and up as a player at that side sees them (no origin: for differences of cells). */
function toSide(side: Side, [x, y, z]: Cell): Cell {
  if (side === "south") return [x, y, z];
  if (side === "east") return [y, -x, z];
  if (side === "north") return [-x, -y, z];
  return [-y, x, z];
}

function fromSide(side: Side, [u, v, z]: Cell): Cell {
  if (side === "south") return [u, v, z];
  if (side === "east") return [-v, u, z];
  if (side === "north") return [-u, -v, z];
  return [v, -u, z];
}

/** A step on the floor as the player at that side means it: `across` to the right, `away` from the player. */
export function floorStep(side: Side, across: number, away: number): readonly [number, number] {
  const [x, y] = fromSide(side, [across, away, 0]);
  return [x, y];
}

/** All different orientations of a shape, in a fixed order. */
export function orientations(cells: Cells): Cells[] {
  const found = new Map<string, Cells>();
  const queue = [normalised(cells)];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(keyOf(next))) continue;
    found.set(keyOf(next), next);
    for (const turning of ["roll", "tip", "turn"] as const) queue.push(turned(next, turning, "south"));
  }
  return [...found.values()];
}

/** How high each column stands: the level above its highest cell. */
export function heights(standing: Iterable<Cell>): Map<string, number> {
  const tops = new Map<string, number>();
  for (const [x, y, z] of standing) {
    const column = `${x},${y}`;
    tops.set(column, Math.max(tops.get(column) ?? 0, z + 1));
  }
  return tops;
}

export interface Floor {
  width: number;
  depth: number;
}

/** Where the south-west corner of an orientation lies when the middle of its footprint is at a column, kept on the floor. */
function cornerAt(
  orientation: Cells,
  column: readonly [number, number],
  floor: Floor,
): readonly [number, number] {
  const [wide, deep] = extent(orientation);
  return [
    clamp(column[0] - Math.floor((wide - 1) / 2), floor.width - wide),
    clamp(column[1] - Math.floor((deep - 1) / 2), floor.depth - deep),
  ];
}

/** The column that `cornerAt` takes to this corner. */
export function columnOf(cells: Cells): readonly [number, number] {
  const [wide, deep] = extent(normalised(cells));
  const x = Math.min(...cells.map(cell => cell[0]));
  const y = Math.min(...cells.map(cell => cell[1]));
  return [x + Math.floor((wide - 1) / 2), y + Math.floor((deep - 1) / 2)];
}

function extent(orientation: Cells): readonly [number, number] {
  return [
    Math.max(...orientation.map(cell => cell[0])) + 1,
    Math.max(...orientation.map(cell => cell[1])) + 1,
  ];
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

/** The block lowered over a column until it rests on something. */
export function lowered(
  orientation: Cells,
  column: readonly [number, number],
  tops: Map<string, number>,
  floor: Floor,
): Cells {
  const [left, front] = cornerAt(orientation, column, floor);
  const moved = orientation.map(([x, y, z]) => [x + left, y + front, z] as const);
  const level = Math.max(0, ...moved.map(([x, y, z]) => (tops.get(`${x},${y}`) ?? 0) - z));
  return sorted(moved.map(([x, y, z]) => [x, y, z + level]));
}
