// What a game is about, at a glance. Both pictures stand on the same ground under the same sky.
import type { ReactNode } from "react";
import { COLOUR_GLYPHS } from "../games/block-and-key/glyphs";
import type { Colour } from "../games/block-and-key/view";

export function GamePicture({ game }: { game: string }) {
  return game === "block-and-key" ? <Temple /> : <Monuments />;
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 280 96"
      preserveAspectRatio="xMidYMax slice"
      className="game-picture"
      aria-hidden="true"
    >
      <path className="picture-far" d="M-60 74Q10 52 74 66T196 58T340 72V100H-60Z" />
      {children}
    </svg>
  );
}

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

function Temple() {
  return (
    <Picture>
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
    </Picture>
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

/** From the right, where they are built, monuments move to the left and sink; the knowledge on them gets less. */
function Monuments() {
  return (
    <Picture>
      <circle className="picture-sun" cx="232" cy="30" r="12" />
      <g className="picture-city">
        <path d="M212 78V50h6v-8h5v8h5V34l7-6 7 6v16h5v-6h5v34Z" />
        <path className="picture-shade" d="M235 28l7 6v16h5v-6h5v34h-17Z" />
        <path className="picture-door" d="M221 78V66a3.500 3.500 0 0 1 7 0v12ZM234 46h4v7h-4Z" />
      </g>
      <g className="picture-pyramid">
        <path d="M148 78 174 34 200 78Z" />
        <path className="picture-shade" d="M174 34 200 78H182Z" />
      </g>
      <g className="picture-megalith">
        <path d="M102 46h40v8h-40ZM105 54h9v24h-9ZM130 54h9v24h-9Z" />
        <path className="picture-shade" d="M102 50h40v4h-40ZM110 54h4v24h-4ZM135 54h4v24h-4Z" />
      </g>
      <g className="picture-city picture-old" transform="rotate(-5 76 80)">
        <path d="M58 58 77 46l19 12ZM60 59h34v4H60ZM62 63h5v22h-5ZM71 63h5v22h-5ZM80 63h5v22h-5ZM89 63h5v22h-5Z" />
        <path className="picture-shade" d="M77 46l19 12H84ZM89 63h5v22h-5Z" />
      </g>
      <g className="picture-pyramid picture-older" transform="rotate(-9 30 84)">
        <path d="M10 90v-8h6v-7h6v-7h6v-6h8v6h6v7h6v7h6v8Z" />
        <path className="picture-shade" d="M34 62h2v6h6v7h6v7h6v8H40Z" />
      </g>
      <path className="picture-ground" d="M-60 80Q0 72 46 78T140 80T250 78T340 80V100H-60Z" />
      {KNOWLEDGE.map(([x, y]) => (
        <path
          key={`${x},${y}`}
          className="picture-knowledge"
          d={HEXAGON}
          transform={`translate(${x} ${y})`}
        />
      ))}
      {LOST.map(([x, y]) => (
        <path key={`${x},${y}`} className="picture-lost" d={HEXAGON} transform={`translate(${x} ${y})`} />
      ))}
      <path className="picture-time" d="M262 88H18m8-5-8 5 8 5" />
    </Picture>
  );
}

const HEXAGON = "M0-5 4.300-2.500V2.500L0 5-4.300 2.500V-2.500Z";

const KNOWLEDGE = [
  [204, 22],
  [214, 22],
  [209, 13],
  [169, 24],
  [179, 24],
  [117, 37],
  [127, 37],
  [75, 38],
] as const;

/** What nobody kept. */
const LOST = [
  [30, 50],
  [20, 40],
  [34, 30],
] as const;
