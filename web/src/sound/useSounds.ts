// What is seen is heard, where sound is wanted. The voices are loaded with the first sound.
import { useEffect } from "react";
import { useSettings } from "../app/settings";
import { type Sounds, soundsOf } from "./events";
import type { SoundName } from "./voices";

export function hear(name: SoundName): void {
  const { sound, volume } = useSettings.getState();
  if (sound) void import("./play").then(({ play }) => play(name, volume));
}

/** Plays what has just happened, once for every new count. */
export function useSounds(events: readonly { kind: string }[], sounds: Sounds, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame.
  useEffect(() => {
    for (const name of soundsOf(events, sounds)) hear(name);
  }, [count]);
}
