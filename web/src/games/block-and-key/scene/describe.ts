// The scene as a plain tree: what stands, what hovers, what lights up. Drawing follows it; tests read it.
import type { Floor } from "../temple/geometry";
import { coreCells } from "../temple/standing";
import type { Cell, Cells, Colour, CoreCube, Side } from "../view";
import { type BlockAndKeyView, blockColour, sideOf } from "../view";

export interface SceneBlock {
  id: string;
  colour: Colour;
  cells: Cells;
  rim: Rim;
  /** It stands before the ghost: it is seen through, and the pointer goes through it too. */
  faded: boolean;
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
  core: (CoreCube & { rim: Rim; faded: boolean }) | null;
  blocks: SceneBlock[];
  ghost: SceneGhost | null;
  marks: SceneMark[];
  /** The corner of the floor that the Ancients named. */
  corner: string | null;
}

/** All that stands in a scene, as one word: whatever else changes, its shadows stay. */
export function standing({ side, core, blocks, corner }: Scene): string {
  const stones = blocks.map(({ id, cells }) => `${id}:${cells.join(";")}`);
  return [side, corner, core?.at.join(), core?.north, ...stones].join(" ");
}

interface Hovering {
  ghost: SceneGhost;
  columns: { now: Set<string>; turned: Set<string> };
  tops: Map<string, number>;
}

/** Whose side the temple is seen from, and the pieces that light up. */
interface Looking {
  eye?: number;
  pointed?: readonly string[];
}

export function describeScene(
  view: BlockAndKeyView,
  hovering: Hovering | null,
  { eye, pointed = [] }: Looking = {},
): Scene {
  const side = sideOf(view, eye);
  const hides = (cells: Cells): boolean =>
    hovering !== null && standsBefore(side, cells, hovering.ghost.cells);
  // What was placed last is of no interest to the hand that places the next, nor where a rim means what to stand beside.
  const rim = (id: string): Rim => {
    if (pointed.includes(id)) return "pointed";
    if (view.beside.includes(id)) return "beside";
    return id === view.placed && !hovering && !view.called ? "fresh" : null;
  };
  return {
    side,
    core: view.core && { ...view.core, rim: rim("core"), faded: hides(coreCells(view.core)) },
    blocks: view.blocks.map(([id, cells]) => ({
      id,
      colour: blockColour(id),
      cells,
      rim: rim(id),
      faded: hides(cells),
    })),
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

/** How far to the right a cell lies, and how near, as the side sees it. */
function seenFrom(side: Side, [x, y]: Cell): readonly [across: number, near: number] {
  if (side === "south") return [x, -y];
  if (side === "north") return [-x, y];
  return side === "east" ? [y, x] : [-y, -x];
}

/** By how many levels what stands a step nearer than the far edge is seen lower in the picture, at least. */
const LOWER = 0.18;

/** How high the picture reaches if all that stands and hovers is in it, in levels at the far edge of the floor; where the eye
 * goes around (no floor), wherever it is. */
export function topOf(
  { side, blocks, ghost }: Pick<Scene, "side" | "blocks" | "ghost">,
  floor?: Floor,
): number {
  const corners: Cells = floor
    ? [
        [0, 0, 0],
        [floor.width - 1, floor.depth - 1, 0],
      ]
    : [];
  const far = Math.min(...corners.map(corner => seenFrom(side, corner)[1]));
  const cells = [...blocks.flatMap(block => block.cells), ...(ghost?.cells ?? [])];
  return cells.reduce((top, cell) => {
    const lower = floor ? LOWER * Math.max(0, seenFrom(side, cell)[1] - far) : 0;
    return Math.max(top, cell[2] + 1 - lower);
  }, 0);
}

/** How much lower something may be, a step nearer, and still hide what is behind it: the eye looks down. */
const SLOPE = 0.65;

function standsBefore(side: Side, cells: Cells, ghost: Cells): boolean {
  return cells.some(cell => {
    const [across, near] = seenFrom(side, cell);
    return ghost.some(behind => {
      const [place, depth] = seenFrom(side, behind);
      const ahead = near - depth;
      return across === place && ahead > 0 && cell[2] + 1 > behind[2] + SLOPE * ahead;
    });
  });
}
