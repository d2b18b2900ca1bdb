// The scene as a plain tree: what stands, what hovers, what lights up. Drawing follows it; tests read it.
import type { Cells, Colour, CoreCube, Side } from "../view";
import { type BlockAndKeyView, blockColour, sideOf } from "../view";

export interface SceneBlock {
  id: string;
  colour: Colour;
  cells: Cells;
  /** Just placed: shown with a light rim. */
  fresh: boolean;
}

export interface SceneGhost {
  colour: Colour;
  cells: Cells;
  legal: boolean;
  /** The cells that break a rule, where the server named them. */
  faulty: Cells;
}

export interface SceneMark {
  column: readonly [number, number];
  height: number;
  kind: "fits" | "fits-turned";
}

export interface Scene {
  side: Side;
  core: CoreCube | null;
  blocks: SceneBlock[];
  ghost: SceneGhost | null;
  marks: SceneMark[];
}

export interface Hovering {
  ghost: SceneGhost;
  columns: { now: Set<string>; turned: Set<string> };
  tops: Map<string, number>;
}

export function describeScene(view: BlockAndKeyView, hovering: Hovering | null): Scene {
  return {
    side: sideOf(view),
    core: view.core,
    blocks: view.blocks.map(([id, cells]) => ({
      id,
      colour: blockColour(id),
      cells,
      fresh: id === view.placed,
    })),
    ghost: hovering?.ghost ?? null,
    marks: hovering ? marks(hovering) : [],
  };
}

function marks({ columns, tops }: Hovering): SceneMark[] {
  const mark = (column: string, kind: SceneMark["kind"]): SceneMark => {
    const [x, y] = column.split(",").map(Number) as [number, number];
    return { column: [x, y], height: tops.get(column) ?? 0, kind };
  };
  return [
    ...[...columns.now].map(column => mark(column, "fits")),
    ...[...columns.turned].map(column => mark(column, "fits-turned")),
  ];
}
