// Names of pieces, from the common catalogue.
import type { Texts } from "../../texts/texts";
import type { KeyCard } from "./pieces/pieces";
import { blockColour, blockShape } from "./view";

type Say = Texts["say"];

export function blockName(say: Say, block: string): string {
  return say("block-and-key-block", { colour: blockColour(block), shape: blockShape(block) });
}

export function lineName(say: Say, line: string): string {
  return say("block-and-key-line", { kind: line.slice(0, -1), number: Number(line.slice(-1)) });
}

export function keyName(say: Say, card: KeyCard): string {
  return say("temple-key-name", {
    tier: say("block-and-key-tier", { tier: card.tier }),
    points: say("block-and-key-points", { points: card.points }),
    pattern: patternName(say, card),
  });
}

function patternName(say: Say, { rows }: KeyCard): string {
  return rows
    .map((row, index) =>
      say("block-and-key-told-key-row", {
        row: index + 1,
        squares: [...row].map(letter => squareName(say, letter)).join(", "),
      }),
    )
    .join(say("table-between-clauses"));
}

function squareName(say: Say, letter: string): string {
  const colours: Record<string, string> = { g: "green", s: "grey", b: "brown", w: "white" };
  const colour = colours[letter];
  return colour ? say("block-and-key-colour", { colour }) : say("block-and-key-blank");
}

/** A key in a sentence: "a Sun key". */
export function shortKeyName(say: Say, card: KeyCard | undefined): string | undefined {
  return card && say("temple-key-short", { tier: card.tier });
}
