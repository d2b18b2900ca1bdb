// The temple of the lobby as a still picture, there before anything that moves is.
import "./picture.css";
import { COLOUR_GLYPHS } from "../pieces/glyphs";
import { type IsoFace, isometric, project } from "../temple/isometric";
import { coreCells } from "../temple/standing";
import type { Cell, Colour } from "../view";
import { BLOCKS, CORE } from "./showpiece";

const OF_CORE = new Set(coreCells(CORE).map(String));
const COLOURS = new Map(
  BLOCKS.flatMap(([colour, cells]) => cells.map(cell => [String(cell), colour] as const)),
);
const { faces } = isometric([...coreCells(CORE), ...BLOCKS.flatMap(([, cells]) => cells)]);
/** As much of the floor as is seen. */
const FLOOR: readonly Cell[] = [
  [0, 0, 0],
  [10, 0, 0],
  [10, 10, 0],
  [0, 10, 0],
];

export function Still() {
  return (
    <svg className="still" viewBox="-190 -212 380 222" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <polygon className="still-floor" points={FLOOR.map(corner => project(corner).join()).join(" ")} />
      {faces.map(face => (
        <Side key={`${face.shade} ${face.points}`} face={face} />
      ))}
    </svg>
  );
}

function Side({ face: { cell, shade, points, matrix } }: { face: IsoFace }) {
  const colour = colourOf(cell, shade);
  return (
    <>
      <polygon
        fill={colour ? `var(--stone-${colour})` : "var(--moss)"}
        stroke="var(--stone-edge)"
        strokeOpacity="0.33"
        points={points}
      />
      {colour && (
        <path
          d={COLOUR_GLYPHS[colour]}
          transform={`${matrix} translate(4.8 4.8) scale(0.6)`}
          fill={`var(--carved-${colour})`}
          fillRule="evenodd"
        />
      )}
      {shade !== "right" && <polygon className={`still-${shade}`} points={points} />}
    </>
  );
}

/** The core cube shows a colour on each side, and moss on its top. */
function colourOf(cell: Cell, shade: IsoFace["shade"]): Colour | null {
  if (!OF_CORE.has(String(cell))) return COLOURS.get(String(cell)) ?? null;
  return shade === "top" ? null : shade === "left" ? CORE.west : CORE.south;
}
