// The server's view of Block and Key, as far as the screen reads it.
export type Colour = "green" | "grey" | "brown" | "white";
export type Side = "south" | "east" | "north" | "west";
export type Altar = "sun" | "moon";
export type Tier = "star" | Altar;
/** x grows west to east, y south to north, z up from 0. */
export type Cell = readonly [x: number, y: number, z: number];
export type Cells = readonly Cell[];

export interface CoreCube {
  at: readonly [number, number];
  north: Colour;
  east: Colour;
  south: Colour;
  west: Colour;
}

export interface ScoreLine {
  kind: string;
  points: number;
  source?: string | null;
}

export interface Outcome {
  reason: string;
  ranking: number[][];
  scores: number[];
  lines: ScoreLine[][];
  tie_break?: string | null;
  rank?: string | null;
}

export interface BlockAndKeyView {
  game: "block-and-key";
  players: number;
  sides: Side[];
  start: number;
  turn: number;
  step: string;
  deciders: number[];
  solo_turn: number;
  last_turns: number;
  core: CoreCube | null;
  /** Name and cells of each block that stands, in the order they were placed. */
  blocks: [string, Cell[]][];
  /** For each seat what it sees: six strings, top row first. */
  faces: string[][];
  yard: (string | null)[];
  bag: string[];
  supplies: string[][];
  claimed: string[][];
  points: number[];
  hands: Tier[][];
  altars: Record<Altar, number>;
  placed: string | null;
  claims: number;
  called: { site: number; corner: string; block: string } | null;
  /** The blocks the Ancients' block may stand corner to corner with; `core` is the cube. */
  beside: string[];
  outcome: Outcome | null;
  seat: number | null;
  hand: string[] | null;
  enigma: Colour | null;
  returned: Record<Altar, string[]>;
  markers: string[];
  drawn: string | null;
  options: Record<string, unknown>;
}

export const COLOURS: readonly Colour[] = ["green", "grey", "brown", "white"];

const LETTERS: Record<string, Colour> = { g: "green", s: "grey", b: "brown", w: "white" };

/** The colour a letter of the notation stands for; null where nothing is seen. */
export function colourOf(letter: string | undefined): Colour | null {
  return LETTERS[letter ?? ""] ?? null;
}

/** A block's name is its colour and its shape. */
export function blockColour(block: string): Colour {
  return block.split(" ")[0] as Colour;
}

export function blockShape(block: string): string {
  return block.split(" ")[1] ?? "";
}

/** The side a view is shown from: the seat's own, or a spectator's choice. */
export function sideOf(view: BlockAndKeyView): Side {
  return view.sides[view.seat ?? 0] ?? "south";
}
