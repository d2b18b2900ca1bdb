// The positions of the rules' pictures, from the file that the rules are asked about.
import { spot } from "../temple/flat";
import { blockColour, type Cell, type Cells, type Colour, letterOf, type Side } from "../view";
import pictures from "./pictures.toml";

export type Standing = readonly (readonly [Colour, Cells])[];

interface Written {
  allowed: boolean;
  key?: string;
  claimed?: boolean;
  blocks: [string, string][];
}

interface Others {
  keys: { shown: string[]; turned: string };
  seats: Record<string, Seats>;
  corners: { names: string[] };
  enigma: { colour: Colour; faces: number; points: number };
}

/** Where the Core Cube stands with so many players, and where they sit. */
export interface Seats {
  core: [number, number];
  sides: Side[];
}

export const { keys: KEYS, seats: SEATS, corners: CORNERS, enigma: ENIGMA } = pictures as unknown as Others;

interface Position {
  allowed: boolean;
  /** The key in question, and whether it may be claimed. */
  key: string | null;
  claimed: boolean;
  blocks: Standing;
}

export function position(name: string): Position {
  const written = (pictures as unknown as Record<string, Written>)[name];
  const { allowed = true, key = null, claimed = false, blocks = [] } = written ?? {};
  return {
    allowed,
    key,
    claimed,
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
