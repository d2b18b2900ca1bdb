// My face: the flat picture from my side, with the ghost of what I hold and the squares a key lies on.

import type { Lie } from "../keys/matches";
import { COLOUR_GLYPHS } from "../pieces/glyphs";
import { StoneFace } from "../pieces/Stone";
import { type Colour, colourOf } from "../view";
import type { Place, Spot } from "./flat";

export interface FaceGhost {
  colour: Colour;
  legal: boolean;
  spots: readonly Spot[];
}

interface Props {
  face: readonly string[];
  ghost?: FaceGhost | null;
  lies?: readonly Lie[];
  /** The squares of a block that is pointed at elsewhere, or of a claimed key. */
  pointed?: readonly Place[];
  /** A place was clicked: the held block goes to that column, and then deeper. */
  pick?(across: number): void;
  label: string;
}

const CELL = 24;

export function FaceView({ face, ghost, lies = [], pointed = [], pick, label }: Props) {
  const height = face.length;
  const width = face[0]?.length ?? 0;
  return (
    <svg
      className="face-view"
      viewBox={`-2 -2 ${width * CELL + 4} ${height * CELL + 7}`}
      role={label ? "img" : "presentation"}
      aria-label={label || undefined}
      aria-hidden={!label}
    >
      <rect
        className="face-ground"
        x="-2"
        y={height * CELL + 1}
        width={width * CELL + 4}
        height="3"
        rx="1.5"
      />
      {face.map((row, top) =>
        [...row].map((letter, across) => (
          <Square key={`${across},${top}`} letter={letter} x={across * CELL} y={top * CELL} />
        )),
      )}
      {ghost?.spots.map(({ across, level }) => (
        <GhostSquare
          key={`g${across},${level}`}
          ghost={ghost}
          x={across * CELL}
          y={(height - 1 - level) * CELL}
        />
      ))}
      {pointed.map(({ across, level }) => (
        <Rim
          key={`p${across},${level}`}
          className="pointed-square"
          x={across * CELL}
          y={(height - 1 - level) * CELL}
        />
      ))}
      {lies.map((lie, index) => (
        <LieSquares key={`lie ${lies.length - index}`} lie={lie} height={height} strong={index === 0} />
      ))}
      {pick &&
        Array.from({ length: width }, (_, across) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has its arrows
          <rect
            key={`column ${across + 1}`}
            className="face-column"
            x={across * CELL}
            y="0"
            width={CELL}
            height={height * CELL}
            onClick={() => pick(across)}
          />
        ))}
    </svg>
  );
}

function Square({ letter, x, y }: { letter: string; x: number; y: number }) {
  const colour = colourOf(letter);
  return colour ? <StoneFace colour={colour} x={x} y={y} /> : <Rim className="face-hollow" x={x} y={y} />;
}

function Rim({ className, x, y }: { className: string; x: number; y: number }) {
  return <rect className={className} x={x + 1} y={y + 1} width={CELL - 2} height={CELL - 2} rx="2" />;
}

function GhostSquare({ ghost, x, y }: { ghost: FaceGhost; x: number; y: number }) {
  return (
    <g className={ghost.legal ? "ghost-square" : "ghost-square ghost-illegal"}>
      <StoneFace colour={ghost.colour} x={x} y={y} />
      <Rim className="ghost-rim" x={x} y={y} />
    </g>
  );
}

function LieSquares({ lie, height, strong }: { lie: Lie; height: number; strong: boolean }) {
  return (
    <g className={strong ? "lie lie-strong" : "lie"}>
      {lie.squares.map(({ across, level, letter, hit }) => {
        const [x, y] = [across * CELL, (height - 1 - level) * CELL];
        const colour = colourOf(letter);
        return (
          <g key={`${across},${level}`} className={hit ? "lie-hit" : "lie-missing"}>
            <rect x={x + 1.5} y={y + 1.5} width={CELL - 3} height={CELL - 3} rx="3" />
            {!hit && colour && (
              <path
                className={`lie-wanted stone-${colour}`}
                d={COLOUR_GLYPHS[colour]}
                transform={`translate(${x + 7} ${y + 7}) scale(0.42)`}
                fillRule="evenodd"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
