// The game at a glance: a face of the temple, and the key that it completes.
import "./picture.css";
import { Landscape } from "../Landscape";
import { COLOUR_GLYPHS } from "./glyphs";
import type { Colour } from "./view";

/** Column, level and colour of each stone: a face of the temple. */
const STONES: readonly (readonly [number, number, Colour])[] = [
  [0, 0, "green"],
  [1, 0, "green"],
  [1, 1, "white"],
  [2, 0, "brown"],
  [2, 1, "brown"],
  [2, 2, "brown"],
  [3, 0, "grey"],
  [3, 1, "grey"],
  [4, 0, "grey"],
  [4, 1, "grey"],
  [5, 0, "white"],
  [5, 1, "green"],
  [5, 2, "green"],
  [6, 0, "white"],
];

/** The key that these stones complete. */
const KEY: readonly (readonly [number, number, Colour])[] = [
  [0, 0, "grey"],
  [1, 0, "white"],
  [1, 1, "green"],
];

export function Picture() {
  return (
    <Landscape>
      {STONES.map(([column, level, colour]) => (
        <Stone key={`${column},${level}`} x={26 + column * 22} y={64 - level * 22} colour={colour} />
      ))}
      <path className="picture-moss" d="M92 42.500v-2.500q4-2.500 10-1.500t12-.5 12 .5 9 1.500v2.500Z" />
      <path className="picture-ground" d="M-60 86H340V100H-60Z" />
      <g transform="rotate(7 226 46)">
        <rect className="picture-card" x="202" y="14" width="48" height="66" rx="4" />
        <path className="picture-sun" d="M202 20v-2a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v2Z" />
        <path
          className="picture-sun"
          d="M211 25l1.700 3.700 4 .4-3 2.700.9 4-3.600-2-3.600 2 .9-4-3-2.700 4-.4Z"
        />
        {KEY.map(([column, level, colour]) => (
          <Stone
            key={`${column},${level}`}
            x={208 + column * 18}
            y={58 - level * 18}
            colour={colour}
            size={17}
          />
        ))}
      </g>
    </Landscape>
  );
}

function Stone({ x, y, colour, size = 21 }: { x: number; y: number; colour: Colour; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <rect width="24" height="24" rx="2.600" fill={`var(--stone-${colour})`} stroke="#3b291866" />
      <path
        d={COLOUR_GLYPHS[colour]}
        transform="translate(4.500 4.500) scale(0.625)"
        fill={`var(--carved-${colour})`}
        fillRule="evenodd"
      />
    </g>
  );
}
