// How a key's pattern lies on a flat picture: an aid for the eye. Whether a key can be claimed, the server says.
import type { KeyCard } from "../pieces/pieces";

export interface Lie {
  /** Squares of the picture under the pattern's coloured squares: `hit` where the colour is there. */
  squares: { across: number; level: number; letter: string; hit: boolean }[];
  missing: number;
}

/** The four ways a pattern can be turned, equal ones once. */
export function rotations(rows: readonly string[]): string[][] {
  const all = [[...rows]];
  for (let turn = 0; turn < 3; turn++) all.push(quarter(all[turn] as string[]));
  return [...new Map(all.map(pattern => [pattern.join("/"), pattern])).values()];
}

function quarter(rows: readonly string[]): string[] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) =>
    [...rows]
      .reverse()
      .map(row => row[column] ?? ".")
      .join(""),
  );
}

/** The ways a key lies on the picture with the fewest squares missing, at most `most` of them. */
export function bestLies(key: KeyCard, face: readonly string[], most = 3): Lie[] {
  const lies = rotations(key.rows).flatMap(rows => liesOf(rows, face));
  const fewest = Math.min(...lies.map(lie => lie.missing));
  return lies.filter(lie => lie.missing === fewest).slice(0, most);
}

function liesOf(rows: readonly string[], face: readonly string[]): Lie[] {
  const squares = rows
    .flatMap((row, y) => [...row].map((letter, x) => ({ x, y, letter })))
    .filter(({ letter }) => letter !== ".");
  const [width, height] = [face[0]?.length ?? 0, face.length];
  const lies: Lie[] = [];
  for (let top = -rows.length + 1; top < height; top++) {
    for (let left = -(rows[0]?.length ?? 0) + 1; left < width; left++) {
      if (squares.every(({ x, y }) => inside(left + x, width) && inside(top + y, height))) {
        lies.push(lieAt(squares, left, top, face));
      }
    }
  }
  return lies;
}

function lieAt(
  pattern: { x: number; y: number; letter: string }[],
  left: number,
  top: number,
  face: readonly string[],
): Lie {
  const squares = pattern.map(({ x, y, letter }) => ({
    across: left + x,
    level: face.length - 1 - (top + y),
    letter,
    hit: face[top + y]?.[left + x] === letter,
  }));
  return { squares, missing: squares.filter(square => !square.hit).length };
}

function inside(place: number, size: number): boolean {
  return place >= 0 && place < size;
}
