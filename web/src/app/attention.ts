// "Your move": by the tab's title, and by a short sound where it is wanted.
import { useEffect, useRef } from "react";
import { useTexts } from "../texts/TextsProvider";
import { useSettings } from "./settings";

/** `here`: this table waits for us; `elsewhere`: so many others do. */
export function useAttention(here: boolean, elsewhere: number): void {
  const { say } = useTexts();
  const sound = useSettings(settings => settings.sound);
  const waiting = elsewhere + (here ? 1 : 0);
  const before = useRef(waiting);
  useEffect(() => {
    const called = here ? `● ${say("web-your-move")} – ` : "";
    document.title = `${elsewhere ? `(${elsewhere}) ` : ""}${called}Digsite`;
    return () => {
      document.title = "Digsite";
    };
  }, [here, elsewhere, say]);
  useEffect(() => {
    if (waiting > before.current && sound) knock();
    before.current = waiting;
  }, [waiting, sound]);
}

/** Two soft knocks, as of stone on stone; made here, not loaded. */
function knock(): void {
  const audio = new AudioContext();
  for (const [start, pitch] of [
    [0, 330],
    [0.14, 247],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, audio.currentTime + start);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.12);
    tone.connect(loudness).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.13);
  }
}
