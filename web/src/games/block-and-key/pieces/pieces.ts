// The pieces: read from the same data file as the engine's, or from the set a table was made with.
import designed from "@digsite/block_and_key/pieces/pieces.toml";
import type { Cells, Tier } from "../view";

export interface KeyCard {
  id: string;
  tier: Tier;
  points: number;
  /** Rows from the top; a letter of the notation or `.` for blank. */
  rows: string[];
  stars: number;
  pips: number;
}

interface PiecesFile {
  floor: { width: number; depth: number; height: number };
  shapes: Record<string, string>;
  keys: Record<string, Record<string, { vp: number; pattern: string; stars?: number; pips?: number }>>;
}

export interface Pieces {
  floor: PiecesFile["floor"];
  shapes: ReadonlyMap<string, Cells>;
  keys: ReadonlyMap<string, KeyCard>;
}

function read(file: PiecesFile): Pieces {
  const shapes = Object.entries(file.shapes).map(([name, text]) => [name, cellsOf(text)] as const);
  const keys = Object.entries(file.keys).flatMap(([tier, cards]) =>
    Object.entries(cards).map(([id, card]) => [id, keyCard(id, tier as Tier, card)] as const),
  );
  return { floor: file.floor, shapes: new Map(shapes), keys: new Map(keys) };
}

function cellsOf(text: string): Cells {
  return text.split(" ").map(cell => [Number(cell[0]), Number(cell[1]), Number(cell[2])] as const);
}

function keyCard(
  id: string,
  tier: Tier,
  card: { vp: number; pattern: string; stars?: number; pips?: number },
): KeyCard {
  const rows = card.pattern.split("/").map(row => row.trim());
  return { id, tier, points: card.vp, rows, stars: card.stars ?? 0, pips: card.pips ?? 0 };
}

const DESIGNED = read(designed as unknown as PiecesFile);
const OTHERS = new WeakMap<object, Pieces>();

/** The pieces a table plays with. */
export function piecesOf(options: Record<string, unknown>): Pieces {
  const own = options.pieces;
  if (typeof own !== "object" || own === null) return DESIGNED;
  const known = OTHERS.get(own) ?? read(own as PiecesFile);
  OTHERS.set(own, known);
  return known;
}
