// Which sound belongs to what happens: by the kind of the event, whatever the game.
import type { SoundName } from "./voices";

const OF: Record<string, SoundName> = {
  placed: "stone",
  "core-set": "stone",
  "key-claimed": "key",
  excavated: "slide",
  "site-filled": "card",
  created: "stone",
  learned: "key",
  drew: "card",
  discarded: "card",
  slid: "slide",
  moved: "slide",
  swapped: "slide",
  declined: "decline",
  destroyed: "decline",
  "knowledge-lost": "lost",
  "game-ended": "end",
};

/** The sounds of what happened together, each once, in the order of the events. */
export function soundsOf(events: readonly { kind: string }[]): SoundName[] {
  return [...new Set(events.flatMap(({ kind }) => OF[kind] ?? []))];
}
