// Real positions, written by tests/fixtures/write.py.
import type { BlockAndKeyView } from "../../src/games/block-and-key/view";
import type { OpenDecision } from "../../src/messages";

export interface Position {
  view: BlockAndKeyView;
  decision: OpenDecision | null;
}

const ALL = import.meta.glob<Position>("../fixtures/*.json", { eager: true, import: "default" });

export function position(name: "turn" | "claim" | "ancients" | "over"): Position {
  const found = ALL[`../fixtures/${name}.json`];
  if (!found) throw new Error(`no position ${name}`);
  return found;
}
