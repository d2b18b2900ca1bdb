// A block as a small picture: the three faces one sees from above left, painter's order.
import type { Cell, Cells } from "../view";

export interface IsoFace {
  /** The cell it belongs to. */
  cell: Cell;
  points: string;
  /** The middle of the face and the matrix that lays a glyph on it. */
  matrix: string;
  shade: "top" | "left" | "right";
}

const [WIDE, HIGH, DEEP] = [17, 20, 9.8];

/** Where a point of space lies in the picture. */
export function project([x, y, z]: Cell): readonly [number, number] {
  return [(x - y) * WIDE, -(x + y) * DEEP - z * HIGH];
}

type Corner = readonly [number, number, number];
const FACES: Record<IsoFace["shade"], readonly [Corner, Corner, Corner, Corner]> = {
  top: [
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 1],
    [0, 1, 1],
  ],
  left: [
    [0, 1, 0],
    [0, 0, 0],
    [0, 0, 1],
    [0, 1, 1],
  ],
  right: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [0, 0, 1],
  ],
};
const HIDDEN_BY: Record<IsoFace["shade"], Corner> = { top: [0, 0, 1], left: [-1, 0, 0], right: [0, -1, 0] };

/** The visible faces of a block, or of several, seen from the south-west and above, far ones first, and the box around them. */
export function isometric(cells: Cells): {
  faces: IsoFace[];
  box: readonly [number, number, number, number];
} {
  const taken = new Set(cells.map(String));
  const order = [...cells].sort((a, b) => b[0] + b[1] - (a[0] + a[1]) || a[2] - b[2]);
  const corners: (readonly [number, number])[] = [];
  const faces = order.flatMap(cell =>
    (["top", "left", "right"] as const).flatMap(shade => {
      if (taken.has(String(plus(cell, HIDDEN_BY[shade])))) return [];
      const points = FACES[shade].map(corner => project(plus(cell, corner)));
      corners.push(...points);
      return [{ cell, points: points.map(point => point.join(",")).join(" "), matrix: laid(points), shade }];
    }),
  );
  const [xs, ys] = [corners.map(corner => corner[0]), corners.map(corner => corner[1])];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return { faces, box: [left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1] };
}

/** The matrix from a glyph's field (24 by 24, y down) onto a face given by its lower left, lower right, .., upper left. */
function laid(points: (readonly [number, number])[]): string {
  const [origin, right, , up] = points as [Point, Point, Point, Point];
  const [ax, ay] = [(right[0] - origin[0]) / 24, (right[1] - origin[1]) / 24];
  const [bx, by] = [(origin[0] - up[0]) / 24, (origin[1] - up[1]) / 24];
  return `matrix(${[ax, ay, bx, by, up[0], up[1]].map(value => value.toFixed(3)).join(" ")})`;
}

type Point = readonly [number, number];

function plus(cell: Cell, [x, y, z]: Corner): Cell {
  return [cell[0] + x, cell[1] + y, cell[2] + z];
}
