// The server's view of Block and Key, and how the screen reads it.
import type { BlockAndKeyView } from "../../views";

export type { BlockAndKeyView };
export type CoreCube = NonNullable<BlockAndKeyView["core"]>;
export type Colour = CoreCube["north"];
export type Side = BlockAndKeyView["sides"][number];
export type Altar = keyof BlockAndKeyView["altars"];
export type Tier = BlockAndKeyView["hands"][number][number];
/** x grows west to east, y south to north, z up from 0. */
export type Cell = readonly [x: number, y: number, z: number];
export type Cells = readonly Cell[];

export const COLOURS: readonly Colour[] = ["green", "grey", "brown", "white"];

const LETTERS: Record<string, Colour> = { g: "green", s: "grey", b: "brown", w: "white" };

/** The colour a letter of the notation stands for; null where nothing is seen. */
export function colourOf(letter: string | undefined): Colour | null {
  return LETTERS[letter ?? ""] ?? null;
}

export function letterOf(colour: Colour): string {
  return Object.keys(LETTERS).find(letter => LETTERS[letter] === colour) ?? ".";
}

/** A block's name is its colour and its shape. */
export function blockColour(block: string): Colour {
  return block.split(" ")[0] as Colour;
}

export function blockShape(block: string): string {
  return block.split(" ")[1] ?? "";
}

/** The side a view is shown from: the seat's own, or that of the seat a spectator looks with. */
export function sideOf(view: BlockAndKeyView, eye = view.seat ?? 0): Side {
  return view.sides[eye] ?? "south";
}
