// The timeline at the end of a turn: what stands on space 1 goes to the past, everything else moves one space to the left.
import "./rules.css";

const SPACES = [1, 2, 3, 4, 5, 6];
const WIDE = 58;
const LEFT = 92;

/** Space, kind and knowledge of each monument. */
const MONUMENTS = [
  [1, "city", 2],
  [3, "pyramid", 1],
  [4, "megalith", 3],
  [6, "city", 2],
] as const;

export const SHAPES = {
  city: "M0 26V12h6V4h8v8h4V0h8v26Z",
  pyramid: "M0 26 13 2l13 24Z",
  megalith: "M0 26V8h7v18Zm19 0V8h7v18ZM-2 7V0h30v7Z",
};

export function Sliding({ label }: { label: string }) {
  return (
    <svg className="rule-sliding" viewBox="0 0 448 112" role="img" aria-label={label}>
      <rect className="sliding-past" x="2" y="22" width="64" height="60" rx="6" />
      <path className="sliding-old" d={SHAPES.pyramid} transform="translate(10 40)" />
      <path className="sliding-old" d={SHAPES.megalith} transform="translate(34 52)" />
      {SPACES.map(space => (
        <g key={space}>
          <rect
            className={space === 1 ? "sliding-space sliding-first" : "sliding-space"}
            x={at(space)}
            y="22"
            width={WIDE - 6}
            height="60"
            rx="6"
          />
          <text x={at(space) + 6} y="37">
            {space}
          </text>
        </g>
      ))}
      {MONUMENTS.map(([space, shape, knowledge]) => (
        <Monument key={space} space={space} shape={shape} knowledge={knowledge} />
      ))}
      <path className="sliding-lost" d={`M${at(1) + 26} 84v16m-5 -5 5 6 5 -6`} />
    </svg>
  );
}

function at(space: number): number {
  return LEFT + (space - 1) * WIDE;
}

interface Props {
  space: number;
  shape: keyof typeof SHAPES;
  knowledge: number;
}

/** It stands on its space, with its knowledge below, and an arrow to where it goes. */
function Monument({ space, shape, knowledge }: Props) {
  const [x, to] = [at(space), space === 1 ? 68 : at(space) - 28];
  return (
    <g>
      <path className="sliding-monument" d={SHAPES[shape]} transform={`translate(${x + 14} 38)`} />
      {Array.from({ length: knowledge }, (_, place) => (
        <circle key={`${place + 1}`} className="sliding-knowledge" cx={x + 16 + place * 11} cy="74" r="4" />
      ))}
      <path className="sliding-arrow" d={`M${x + 20} 12H${to}m6 -5 -7 5 7 5`} />
    </g>
  );
}
