// The flat picture from one side: where a cell appears in it, and how it would change with a ghost.

import type { Cell, Cells, Side } from "../view";
import type { Floor } from "./geometry";

/** A place of a view. */
export type Place = Pick<Spot, "across" | "level">;

export interface Spot {
  /** Counted from the left as the side sees it. */
  across: number;
  /** Counted from the floor. */
  level: number;
  /** How far from the side. */
  depth: number;
}

export function spot(side: Side, [x, y, z]: Cell, floor: Floor): Spot {
  switch (side) {
    case "south":
      return { across: x, level: z, depth: y };
    case "east":
      return { across: y, level: z, depth: floor.width - 1 - x };
    case "north":
      return { across: floor.width - 1 - x, level: z, depth: floor.depth - 1 - y };
    case "west":
      return { across: floor.depth - 1 - y, level: z, depth: x };
  }
}

/** How many places across a side sees. */
export function breadth(side: Side, floor: Floor): number {
  return side === "south" || side === "north" ? floor.width : floor.depth;
}

/** The places of the flat picture where a ghost would show a face: nothing that stands is nearer. */
export function ghostSpots(side: Side, ghost: Cells, standing: Iterable<Cell>, floor: Floor): Spot[] {
  const nearest = new Map<string, number>();
  for (const cell of standing) {
    const { across, level, depth } = spot(side, cell, floor);
    const place = `${across},${level}`;
    nearest.set(place, Math.min(nearest.get(place) ?? Number.POSITIVE_INFINITY, depth));
  }
  const shown = new Map<string, Spot>();
  for (const cell of ghost) {
    const seen = spot(side, cell, floor);
    const place = `${seen.across},${seen.level}`;
    if (seen.depth < (nearest.get(place) ?? Number.POSITIVE_INFINITY)) shown.set(place, seen);
  }
  return [...shown.values()];
}
