// Stones in the small pictures of the game: a face of the temple, a block, the pattern of a key.
import "./picture.css";
import { COLOUR_GLYPHS } from "../pieces/glyphs";
import type { Colour } from "../view";

/** Column, level and colour of a stone. */
export type Placed = readonly [number, number, Colour];

/** A face of the temple. */
export const STANDING: readonly Placed[] = [
  [0, 0, "green"],
  [1, 0, "green"],
  [1, 1, "white"],
  [2, 0, "brown"],
  [2, 1, "brown"],
  [2, 2, "brown"],
  [3, 0, "grey"],
  [3, 1, "grey"],
  [4, 0, "grey"],
];

interface Props {
  stones: readonly Placed[];
  /** Where the first one of the floor lies, how far apart they are, and how large. */
  left?: number;
  floor?: number;
  step?: number;
  size?: number;
}

export function PictureStones({ stones, left = 26, floor = 64, step = 22, size = 21 }: Props) {
  return stones.map(([column, level, colour]) => (
    <Stone
      key={`${column},${level}`}
      x={left + column * step}
      y={floor - level * step}
      colour={colour}
      size={size}
    />
  ));
}

function Stone({ x, y, colour, size }: { x: number; y: number; colour: Colour; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <rect
        width="24"
        height="24"
        rx="2.600"
        fill={`var(--stone-${colour})`}
        stroke="var(--stone-edge)"
        strokeOpacity="0.4"
      />
      <path
        d={COLOUR_GLYPHS[colour]}
        transform="translate(4.500 4.500) scale(0.625)"
        fill={`var(--carved-${colour})`}
        fillRule="evenodd"
      />
    </g>
  );
}
