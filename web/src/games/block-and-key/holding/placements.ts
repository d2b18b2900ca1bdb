// The legal placements the server offers, found by block, orientation and place.
import type { Action } from "../../../server/choices";
import { columnOf, keyOf, normalised } from "../temple/geometry";
import type { Cells } from "../view";

export interface Placement {
  action: Action;
  block: string;
  cells: Cells;
}

export class Placements {
  private readonly byCells = new Map<string, Placement>();
  readonly byBlock = new Map<string, Placement[]>();

  constructor(choices: readonly Action[]) {
    for (const action of choices) {
      if (action.kind !== "place" && action.kind !== "ancients") continue;
      const placement = { action, block: action.block as string, cells: action.cells as unknown as Cells };
      this.byCells.set(`${placement.block} ${keyOf(placement.cells)}`, placement);
      this.byBlock.set(placement.block, [...(this.byBlock.get(placement.block) ?? []), placement]);
    }
  }

  get count(): number {
    return this.byCells.size;
  }

  /** The legal placement of a block on exactly these cells, if there is one. */
  at(block: string, cells: Cells): Placement | undefined {
    return this.byCells.get(`${block} ${keyOf(cells)}`);
  }

  /** These placements reduced to one: to take a block just as it is there. */
  only(placement: Placement): Placements {
    return new Placements([placement.action]);
  }

  of(block: string): readonly Placement[] {
    return this.byBlock.get(block) ?? [];
  }

  /** The columns where a block fits: `now` in this orientation, `turned` in another one only. */
  columns(block: string, orientation: Cells): { now: Set<string>; turned: Set<string> } {
    const now = new Set<string>();
    const others = new Set<string>();
    const wanted = keyOf(orientation);
    for (const { cells } of this.of(block)) {
      (keyOf(normalised(cells)) === wanted ? now : others).add(columnOf(cells).join(","));
    }
    return { now, turned: new Set([...others].filter(column => !now.has(column))) };
  }
}
