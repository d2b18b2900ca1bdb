// Where stone meets floor it is darker: a soft shade around everything that stands on it, and warm light at the core.
import { useEffect, useMemo } from "react";
import { CanvasTexture, SRGBColorSpace } from "three";
import { coreCells } from "../temple/standing";
import { type Scene, standing } from "./describe";
import type { FloorSize } from "./Surroundings";

const CELL = 16;

export function Contact({ scene, floor }: { scene: Scene; floor: FloorSize }) {
  const { width, depth } = floor;
  const key = standing(scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when something else stands there.
  const map = useMemo(() => shades(scene, floor), [key, width, depth]);
  useEffect(() => () => map.dispose(), [map]);
  return (
    <mesh
      name="contact"
      rotation={[-Math.PI / 2, 0, 0]}
      position={[(width - 1) / 2, -0.493, -(depth - 1) / 2]}
      raycast={() => null}
    >
      <planeGeometry args={[width, depth]} />
      <meshBasicMaterial map={map} transparent depthWrite={false} />
    </mesh>
  );
}

type Column = readonly [number, number];

function middleOf(cells: readonly (readonly [number, number, number])[]): Column {
  const mean = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  return [mean(0), mean(1)];
}

/** One picture of the floor from above: dark where something stands and a little beyond, golden around the heart. */
function shades({ blocks, core }: Scene, { width, depth }: FloorSize): CanvasTexture {
  const onFloor = blocks.flatMap(({ cells }) => cells.filter(([, , z]) => z === 0));
  const heart = core && middleOf(coreCells(core));
  const canvas = document.createElement("canvas");
  canvas.width = width * CELL;
  canvas.height = depth * CELL;
  const pen = canvas.getContext("2d");
  const spot = ([x, y]: Column, reach: number, inner: number, colour: string): void => {
    if (!pen) return;
    const [cx, cy] = [(x + 0.5) * CELL, (depth - y - 0.5) * CELL];
    const shade = pen.createRadialGradient(cx, cy, inner * CELL, cx, cy, reach * CELL);
    shade.addColorStop(0, colour);
    shade.addColorStop(1, `${colour.slice(0, 7)}00`);
    pen.fillStyle = shade;
    pen.fillRect(cx - reach * CELL, cy - reach * CELL, 2 * reach * CELL, 2 * reach * CELL);
  };
  if (heart) {
    spot(heart, 2.6, 0.9, "#ffc44acc");
    spot(heart, 1.5, 0.8, "#3a200aaa");
  }
  for (const [x, y] of onFloor) spot([x, y], 0.98, 0.36, "#2a170799");
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  return made;
}
