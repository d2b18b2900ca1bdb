// The scene as a plain tree: what stands, what hovers, what lights up. Drawing follows it; tests read it.
import type { Cells, Colour, CoreCube, Side } from "../view";
import { type BlockAndKeyView, blockColour, sideOf } from "../view";

export interface SceneBlock {
  id: string;
  colour: Colour;
  cells: Cells;
  rim: Rim;
}

/** `pointed`: named by the line of the log one looks at. `fresh`: just placed. `beside`: what the Ancients' block must
 * stand corner to corner with. */
export type Rim = "pointed" | "fresh" | "beside" | null;

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
  core: (CoreCube & { rim: Rim }) | null;
  blocks: SceneBlock[];
  ghost: SceneGhost | null;
  marks: SceneMark[];
  /** The corner of the floor that the Ancients named. */
  corner: string | null;
}

export interface Hovering {
  ghost: SceneGhost;
  columns: { now: Set<string>; turned: Set<string> };
  tops: Map<string, number>;
}

/** Whose side the temple is seen from, and the pieces that light up. */
export interface Looking {
  eye?: number;
  pointed?: readonly string[];
}

export function describeScene(
  view: BlockAndKeyView,
  hovering: Hovering | null,
  { eye, pointed = [] }: Looking = {},
): Scene {
  // What was placed last is of no interest to the hand that places the next.
  const rim = (id: string): Rim => {
    if (pointed.includes(id)) return "pointed";
    if (view.beside.includes(id)) return "beside";
    return id === view.placed && !hovering ? "fresh" : null;
  };
  return {
    side: sideOf(view, eye),
    core: view.core && { ...view.core, rim: rim("core") },
    blocks: view.blocks.map(([id, cells]) => ({ id, colour: blockColour(id), cells, rim: rim(id) })),
    ghost: hovering?.ghost ?? null,
    marks: hovering ? marks(hovering) : [],
    corner: view.called?.corner ?? null,
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
