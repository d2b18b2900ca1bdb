// The place the temple is dug out of: sand all around, fallen stones, the stakes and strings of those who dig.
import { useMemo } from "react";
import { BufferAttribute, BufferGeometry } from "three";
import type { FloorSize } from "./Surroundings";
import { sandTexture } from "./textures";

const REACH = 64;

export function Place({ floor, tint, plain }: { floor: FloorSize; tint: string; plain: boolean }) {
  const { width, depth } = floor;
  const stones = useMemo(() => ruins(width, depth), [width, depth]);
  return (
    <>
      {!plain && (
        <mesh name="sand" rotation={[-Math.PI / 2, 0, 0]} position={[0, -0.72, 0]}>
          <planeGeometry args={[REACH, REACH]} />
          <meshBasicMaterial map={sandTexture()} color={tint} transparent depthWrite={false} />
        </mesh>
      )}
      {!plain && (
        <mesh name="ruins" geometry={stones} position={[0, -0.72, 0]}>
          <meshLambertMaterial vertexColors />
        </mesh>
      )}
    </>
  );
}

type Box = readonly [
  x: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  turn: number,
  shade: number,
];

/** Low walls and drums that lie about, at a distance where they hide nothing; the same in every browser. */
function ruins(width: number, depth: number): BufferGeometry {
  const [x, z] = [width / 2, depth / 2];
  const boxes: Box[] = [
    // The corner of a wall, behind to the left; another one to the right.
    [-x - 3.2, -z - 3, 4.6, 1, 0.9, 0.06, 0.92],
    [-x - 5.2, -z - 1.2, 0.9, 1.5, 3, 0.04, 1],
    [-x - 5.2, -z + 1.6, 0.9, 0.7, 2, 0.02, 0.86],
    [x + 4.4, -z - 2.4, 2.6, 0.8, 1, -0.2, 0.96],
    [x + 5.4, -z + 0.6, 1, 1.3, 1.8, -0.1, 0.88],
    [x + 3.6, z + 3.4, 3.4, 0.8, 0.9, 0.3, 0.94],
    [-x - 3.6, z + 3.2, 2.2, 0.6, 0.9, -0.24, 0.9],
    // What rolled away.
    [-1.4, -z - 4.6, 1.1, 0.7, 0.9, 0.5, 1],
    [1.2, -z - 5.4, 0.7, 0.5, 0.7, 0.9, 0.9],
    [4.6, -z - 4.2, 0.9, 0.6, 0.8, 0.2, 0.84],
    [x + 2.6, 1.4, 0.8, 0.5, 0.9, 0.7, 0.94],
    [x + 3.4, 2.6, 0.5, 0.4, 0.5, 0.3, 1],
    [-x - 2.8, 3, 0.9, 0.6, 0.8, 0.4, 0.9],
    [-x - 4.2, 4.2, 0.6, 0.4, 0.6, 1, 1],
    [-x - 6.8, -z - 5.2, 1.2, 0.8, 1.1, 0.6, 0.8],
    [x + 7, -z - 5, 1.4, 0.9, 1.2, 0.3, 0.82],
    [-9, z + 5, 1.1, 0.6, 1, 0.2, 0.86],
    [9, z + 6, 1, 0.6, 1, 0.8, 0.86],
    ...stakes(x + 1.6, z + 1.6),
  ];
  return mergedBoxes(boxes);
}

/** Stakes at the corners of the dig with a string between them. */
function stakes(x: number, z: number): Box[] {
  const corners = [
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ] as const;
  return [
    ...corners.map(([cx, cz]): Box => [cx, cz, 0.14, 0.8, 0.14, 0.4, 0.55]),
    [0, -z, 2 * x, 0.04, 0.04, 0, 1.2],
    [0, z, 2 * x, 0.04, 0.04, 0, 1.2],
    [-x, 0, 0.04, 0.04, 2 * z, 0, 1.2],
    [x, 0, 0.04, 0.04, 2 * z, 0, 1.2],
  ];
}

const STONE = [0.79, 0.66, 0.45] as const;
/** The faces of a box without its underside: normal, and the corners as signs. */
const FACES = [
  [
    [0, 1, 0],
    [-1, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1, -1],
  ],
  [
    [0, 0, 1],
    [-1, 0, 1, 1, 0, 1, 1, 1, 1, -1, 1, 1],
  ],
  [
    [0, 0, -1],
    [1, 0, -1, -1, 0, -1, -1, 1, -1, 1, 1, -1],
  ],
  [
    [1, 0, 0],
    [1, 0, 1, 1, 0, -1, 1, 1, -1, 1, 1, 1],
  ],
  [
    [-1, 0, 0],
    [-1, 0, -1, -1, 0, 1, -1, 1, 1, -1, 1, -1],
  ],
] as const;

/** All of them as one body: one thing to draw. */
function mergedBoxes(boxes: readonly Box[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  for (const [x, z, width, height, depth, turn, shade] of boxes) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const lifted = height < 0.1 ? 0.62 : 0;
    for (const [[nx, ny, nz], corners] of FACES)
      for (const corner of [0, 1, 2, 0, 2, 3]) {
        const [sx = 0, up = 0, sz = 0] = corners.slice(corner * 3, corner * 3 + 3);
        const [px, pz] = [(sx * width) / 2, (sz * depth) / 2];
        positions.push(x + px * cos + pz * sin, lifted + up * height, z - px * sin + pz * cos);
        normals.push(nx * cos + nz * sin, ny, -nx * sin + nz * cos);
        colours.push(...STONE.map(part => part * shade));
      }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  return geometry;
}
