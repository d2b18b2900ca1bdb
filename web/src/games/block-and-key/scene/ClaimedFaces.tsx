// The faces that show a claimed key, lit up over the picture of the temple: from there the key flies to whoever claimed
// it. What others claim on their side is seen through the stones.
import type { ClaimedKey, Face } from "../keys/claimed";
import type { Side } from "../view";
import { eyeAt, roomIn, seenAt, type Walk } from "./camera";
import type { FloorSize } from "./Surroundings";
import type { Size } from "./useSize";

interface Props {
  claimed: readonly ClaimedKey[];
  side: Side;
  floor: FloorSize;
  walk: Walk;
  tall: number;
  size: Size;
}

export function ClaimedFaces({ claimed, side, floor, walk, tall, size: { width, height } }: Props) {
  if (!claimed.length) return null;
  const aspect = width / height;
  const eye = eyeAt(side, aspect, walk, roomIn(height, tall));
  const seen = (face: Face): Point[] =>
    face
      .map(([x, y, z]) =>
        seenAt(eye, aspect, [x - (floor.width - 1) / 2, z + 0.5, (floor.depth - 1) / 2 - y]),
      )
      .map(([across, down]) => [across * width, down * height]);
  return (
    <svg className="claimed-faces" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {claimed.map(({ key, seat, points, faces }) => (
        <g key={key} className={`seat-${(seat % 4) + 1}`} data-place={`claim ${key}`}>
          {faces.map(face => (
            <polygon key={String(face)} points={pathOf(seen(face))} />
          ))}
          <Gain points={points} corners={faces.flatMap(seen)} />
        </g>
      ))}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** What it brings, in the middle of the faces that show it. */
function Gain({ points, corners }: { points: number; corners: readonly Point[] }) {
  if (!points || !corners.length) return null;
  const middle = (axis: 0 | 1): number =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return (
    <text className="claimed-gain" x={middle(0).toFixed(1)} y={middle(1).toFixed(1)}>
      +{points}
    </text>
  );
}
