// Blocks that stand together, as small pictures: from above left, and flat from the south.
import "../pieces/pieces.css";
import "./rules.css";
import { COLOUR_GLYPHS } from "../pieces/glyphs";
import { FaceView } from "../temple/FaceView";
import { isometric, project } from "../temple/isometric";
import type { Cells } from "../view";
import { flatFace, type Standing } from "./positions";

const SCALE = 1.5;
type Point = readonly [number, number];

interface Props {
  standing: Standing;
  label: string;
  /** Show from where the flat picture is seen. */
  eye?: boolean;
}

export function Blocks({ standing, label, eye = false }: Props) {
  const cells = standing.flatMap(([, own]) => own);
  const colours = new Map(standing.flatMap(([colour, own]) => own.map(cell => [String(cell), colour])));
  const { faces, box } = isometric(cells);
  const floor = floorUnder(cells);
  const [left, top, width, height] = around(
    box,
    floor.flatMap(({ corners }) => corners),
  );
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height + (eye ? 12 : 0)}`}
      width={width * SCALE}
      height={(height + (eye ? 12 : 0)) * SCALE}
      className="block-picture"
      role={label ? "img" : "presentation"}
      aria-label={label || undefined}
      aria-hidden={!label}
    >
      {floor.map(({ corners, shaded }) => (
        <polygon
          key={corners.join(" ")}
          className={shaded ? "rule-floor rule-shade" : "rule-floor"}
          points={corners.join(" ")}
        />
      ))}
      {faces.map(({ cell, shade, points, matrix }) => {
        const colour = colours.get(String(cell)) ?? "grey";
        return (
          <g key={`${shade} ${points}`} className={`stone-${colour}`}>
            <polygon className={`stone-body face-${shade}`} points={points} />
            <path
              className="stone-glyph"
              d={COLOUR_GLYPHS[colour]}
              transform={`${matrix} translate(4.8 4.8) scale(0.6)`}
              fillRule="evenodd"
            />
          </g>
        );
      })}
      {eye && <EyeArrow />}
    </svg>
  );
}

/** From the south toward the temple, on the floor. */
function EyeArrow() {
  const points = (ends: Point[]): string => ends.map(([x, y]) => project([x, y, 0]).join(" ")).join("L");
  return (
    <path
      className="rule-eye"
      d={`M${points([
        [3, -1.3],
        [3, 0.5],
      ])}M${points([
        [2.7, 0],
        [3, 0.5],
        [3.3, 0],
      ])}`}
    />
  );
}

interface Tile {
  corners: Point[];
  /** Something hangs above it. */
  shaded: boolean;
}

/** The floor beneath, a tile wider than what stands on it: what hangs in the air is seen by its shadow. */
function floorUnder(cells: Cells): Tile[] {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const wide = (all: number[]): number[] =>
    Array.from({ length: Math.max(...all) - Math.min(...all) + 3 }, (_, step) => Math.min(...all) - 1 + step);
  return wide(xs).flatMap(x =>
    wide(ys).map(y => ({
      corners: [
        project([x, y, 0]),
        project([x + 1, y, 0]),
        project([x + 1, y + 1, 0]),
        project([x, y + 1, 0]),
      ],
      shaded: cells.some(cell => cell[0] === x && cell[1] === y),
    })),
  );
}

type Box = readonly [number, number, number, number];

function around([x, y, width, height]: Box, points: readonly Point[]): Box {
  const all = [...points, [x, y] as Point, [x + width, y + height] as Point];
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  return [left, top, Math.max(...all.map(([x]) => x)) - left, Math.max(...all.map(([, y]) => y)) - top];
}

interface FlatProps {
  standing: Standing;
  width: number;
  height: number;
  label: string;
}

export function Flat({ standing, width, height, label }: FlatProps) {
  return (
    <div className="rule-flat">
      <FaceView face={flatFace(standing, width, height)} label={label} />
    </div>
  );
}
