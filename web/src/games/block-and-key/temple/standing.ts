// What stands in the temple, as cells.

import type { BlockAndKeyView, Cell, CoreCube } from "../view";
import { heights } from "./geometry";

export function coreCells({ at: [x, y] }: CoreCube): Cell[] {
  return [0, 1].flatMap(dx => [0, 1].flatMap(dy => [0, 1].map(z => [x + dx, y + dy, z] as const)));
}

/** Every cell that stands, the core cube's first. */
export function standingCells(view: Pick<BlockAndKeyView, "core" | "blocks">): Cell[] {
  return [...(view.core ? coreCells(view.core) : []), ...view.blocks.flatMap(([, cells]) => cells)];
}

export function standingHeights(view: Pick<BlockAndKeyView, "core" | "blocks">): Map<string, number> {
  return heights(standingCells(view));
}
