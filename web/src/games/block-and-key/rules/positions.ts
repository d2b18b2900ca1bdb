// The positions of the rules' pictures, from the file that the rules are asked about.
import { spot } from "../flat";
import { blockColour, type Cell, type Cells, type Colour, letterOf } from "../view";
import pictures from "./pictures.toml";

export type Standing = readonly (readonly [Colour, Cells])[];

interface Written {
  allowed: boolean;
  blocks: [string, string][];
}

export function position(name: string): { allowed: boolean; blocks: Standing } {
  const { allowed, blocks } = (pictures as Record<string, Written>)[name] ?? { allowed: true, blocks: [] };
  return {
    allowed,
    blocks: blocks.map(([block, cells]) => [blockColour(block), cells.split(" ").map(cellOf)]),
  };
}

function cellOf(digits: string): Cell {
  const [x = 0, y = 0, z = 0] = [...digits].map(Number);
  return [x, y, z];
}

/** What is seen of them from the south: for every place the nearest face. */
export function flatFace(standing: Standing, width: number, height: number): string[] {
  const nearest = new Map<string, { depth: number; letter: string }>();
  for (const [colour, cells] of standing) {
    for (const cell of cells) {
      const { across, level, depth } = spot("south", cell, { width, depth: width });
      const place = `${across},${level}`;
      if (depth < (nearest.get(place)?.depth ?? Number.POSITIVE_INFINITY)) {
        nearest.set(place, { depth, letter: letterOf(colour) });
      }
    }
  }
  return Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (_, across) => nearest.get(`${across},${height - 1 - row}`)?.letter ?? ".",
    ).join(""),
  );
}
