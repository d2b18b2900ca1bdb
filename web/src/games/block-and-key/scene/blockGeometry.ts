// The body of a block: its outer faces, with worn edges between them and a hair's breadth to its neighbours.
import { BufferAttribute, BufferGeometry } from "three";
import type { Cell, Cells, Side } from "../view";
import { cross, dot, minus, sum, unit, type Vector } from "./vectors";

type Edge = readonly [axis: 0 | 1 | 2, sign: 1 | -1];

const GAP = 0.012;
const BEVEL = 0.045;
const HALF = 0.5 - GAP;

/** The outward directions in the order of the groups: east, west, up, down, south, north (three's +x -x +y -y +z -z). */
export const DIRECTIONS: readonly Edge[] = [
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [2, 1],
  [2, -1],
];

/** A cell of the temple in the scene: x to the east, y up, z to the south; a cell's middle at whole numbers. */
function toScene([x, y, z]: Cell): Vector {
  return [x, z, -y];
}

class Builder {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];

  /** A flat convex piece, turned so that it faces along `normal`. */
  add(points: readonly Vector[], normal: Vector, uvs: readonly (readonly [number, number])[]): void {
    const [a, b, c] = points as [Vector, Vector, Vector];
    const order = dot(cross(minus(b, a), minus(c, a)), normal) > 0 ? [0, 1, 2, 3] : [0, 3, 2, 1];
    const ring = order.slice(0).filter(index => index < points.length);
    for (let corner = 1; corner + 1 < ring.length; corner++) {
      for (const index of [ring[0], ring[corner], ring[corner + 1]] as number[]) {
        this.positions.push(...(points[index] as Vector));
        this.normals.push(...normal);
        this.uvs.push(...(uvs[index] as readonly [number, number]));
      }
    }
  }
}

/** The geometry of a block; its groups are the six directions and then the worn edges. */
export function blockGeometry(cells: Cells, side: Side): BufferGeometry {
  const builder = new Builder();
  const body = new Body(cells.map(toScene));
  const geometry = new BufferGeometry();
  const group = (index: number, draw: () => void): void => {
    const start = builder.positions.length / 3;
    draw();
    geometry.addGroup(start, builder.positions.length / 3 - start, index);
  };
  DIRECTIONS.forEach((direction, index) => {
    group(index, () => body.faces(builder, direction, side));
  });
  group(DIRECTIONS.length, () => body.wornEdges(builder));
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(builder.positions), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(builder.normals), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(builder.uvs), 2));
  return geometry;
}

class Body {
  private readonly taken: Set<string>;

  constructor(private readonly middles: readonly Vector[]) {
    this.taken = new Set(middles.map(String));
  }

  private has(middle: Vector, ...edges: readonly Edge[]): boolean {
    return this.taken.has(String(edges.reduce(stepped, middle)));
  }

  /** How far a face reaches toward one of its edges. */
  private reach(middle: Vector, face: Edge, toward: Edge): number {
    if (!this.has(middle, toward)) return HALF - BEVEL;
    return this.has(middle, toward, face) ? 0.5 + GAP : 0.5;
  }

  faces(builder: Builder, face: Edge, side: Side): void {
    const [right, up] = tangents(face, side);
    for (const middle of this.middles) {
      if (this.has(middle, face)) continue;
      const [r, l, u, d] = [right, opposite(right), up, opposite(up)].map(edge =>
        this.reach(middle, face, edge),
      );
      const corners = [
        [-(l as number), -(d as number)],
        [r as number, -(d as number)],
        [r as number, u as number],
        [-(l as number), u as number],
      ] as const;
      const points = corners.map(([a, b]) =>
        sum(middle, scaled(face, HALF), scaled(right, a), scaled(up, b)),
      );
      builder.add(
        points,
        scaled(face, 1),
        corners.map(([a, b]) => [a + 0.5, b + 0.5] as const),
      );
    }
  }

  wornEdges(builder: Builder): void {
    for (const middle of this.middles) {
      const open = DIRECTIONS.filter(direction => !this.has(middle, direction));
      for (const [one, other] of pairs(open)) this.wornEdge(builder, middle, one, other);
      for (const corner of corners(open)) this.wornCorner(builder, middle, corner);
    }
  }

  private wornEdge(builder: Builder, middle: Vector, one: Edge, other: Edge): void {
    const axis = (3 - one[0] - other[0]) as 0 | 1 | 2;
    const ends = ([1, -1] as const).map(sign => {
      const along: Edge = [axis, sign];
      return scaled(along, this.has(middle, along) ? 0.5 : HALF - BEVEL);
    }) as [Vector, Vector];
    const near = sum(middle, scaled(one, HALF), scaled(other, HALF - BEVEL));
    const far = sum(middle, scaled(one, HALF - BEVEL), scaled(other, HALF));
    const points = [sum(near, ends[0]), sum(near, ends[1]), sum(far, ends[1]), sum(far, ends[0])];
    builder.add(points, unit(sum(scaled(one, 1), scaled(other, 1))), WORN);
  }

  private wornCorner(builder: Builder, middle: Vector, corner: readonly [Edge, Edge, Edge]): void {
    const point = (out: number): Vector =>
      sum(middle, ...corner.map((edge, index) => scaled(edge, index === out ? HALF : HALF - BEVEL)));
    builder.add([point(0), point(1), point(2)], unit(sum(...corner.map(edge => scaled(edge, 1)))), WORN);
  }
}

/** The worn edges take the plain rim of the texture. */
const WORN = [
  [0.03, 0.03],
  [0.03, 0.06],
  [0.06, 0.06],
  [0.06, 0.03],
] as const;

const AWAY: Record<Side, Edge> = { south: [2, -1], north: [2, 1], east: [0, -1], west: [0, 1] };

/** What is right and up on a face seen from outside; on top, up is away from the player. */
function tangents(face: Edge, side: Side): readonly [Edge, Edge] {
  const up: Edge = face[0] === 1 ? AWAY[side] : [1, 1];
  const right = cross(scaled(up, 1), scaled(face, 1));
  const axis = right.findIndex(part => part !== 0) as 0 | 1 | 2;
  return [[axis, Math.sign(right[axis] ?? 1) as 1 | -1], up];
}

function pairs(edges: readonly Edge[]): [Edge, Edge][] {
  return edges.flatMap((one, index) =>
    edges
      .slice(index + 1)
      .filter(other => other[0] !== one[0])
      .map(other => [one, other] as [Edge, Edge]),
  );
}

function corners(edges: readonly Edge[]): [Edge, Edge, Edge][] {
  const on = (axis: number): readonly Edge[] => edges.filter(edge => edge[0] === axis);
  return on(0).flatMap(a => on(1).flatMap(b => on(2).map(c => [a, b, c] as [Edge, Edge, Edge])));
}

function opposite([axis, sign]: Edge): Edge {
  return [axis, -sign as 1 | -1];
}

function stepped(middle: Vector, edge: Edge): Vector {
  return sum(middle, scaled(edge, 1));
}

function scaled([axis, sign]: Edge, length: number): Vector {
  return [0, 1, 2].map(index => (index === axis ? sign * length : 0)) as unknown as Vector;
}
