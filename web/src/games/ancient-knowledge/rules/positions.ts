// What the rules' pictures show, from the file that the rules are asked about.
import pictures from "./pictures.toml";

interface Written {
  shift: { card: string; costs: number[] };
  adjacent: { timeline: Record<string, string[]>; of: string; adjacent: string[] };
  example: {
    before: Record<string, [string, number][]>;
    after: Record<string, [string, number][]>;
    past: string[];
    lost: number;
  };
}

export const { shift: SHIFT, adjacent: ADJACENT, example: EXAMPLE } = pictures as unknown as Written;

export interface Standing {
  card: string;
  space: number;
  /** 0 is the lower one. */
  row: number;
  knowledge: number;
}

/** Every monument of a timeline with its place. */
export function standing(timeline: Record<string, readonly (string | [string, number])[]>): Standing[] {
  return Object.entries(timeline).flatMap(([space, cards]) =>
    cards.map((each, row) => {
      const [card, knowledge] = typeof each === "string" ? [each, 0] : each;
      return { card, space: Number(space), row, knowledge };
    }),
  );
}

const KINDS: Record<string, "city" | "megalith" | "pyramid"> = { C: "city", M: "megalith", P: "pyramid" };

/** A monument's kind is the first letter of its number. */
export function kindOf(card: string): "city" | "megalith" | "pyramid" {
  return KINDS[card.charAt(0)] ?? "city";
}
