// Which sound belongs to what happens: each game says it of its own events, by their kind.
import type { SoundName } from "./voices";

export type Sounds = Readonly<Record<string, SoundName>>;

/** What happens in every game. */
const EVERYWHERE: Sounds = { "game-ended": "end" };

/** The sounds of what happened together, each once, in the order of the events. */
export function soundsOf(events: readonly { kind: string }[], sounds: Sounds): SoundName[] {
  return [...new Set(events.flatMap(({ kind }) => sounds[kind] ?? EVERYWHERE[kind] ?? []))];
}
