// The game at a glance: monuments that time takes away.
import "./picture.css";
import { Landscape } from "../../Landscape";

/** From the right, where they are built, monuments move to the left and sink; the knowledge on them gets less. */
export function Picture() {
  return (
    <Landscape>
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
    </Landscape>
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
