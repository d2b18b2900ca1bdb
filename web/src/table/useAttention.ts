// "Your move": by the tab's title, and by a short sound where it is wanted.
import { useEffect } from "react";
import { useSettings } from "../app/settings";
import { useSay } from "../texts/TextsProvider";

export function useAttention(myMove: boolean): void {
  const say = useSay();
  const sound = useSettings(settings => settings.sound);
  useEffect(() => {
    document.title = myMove ? `● ${say("web-your-move")} – Digsite` : "Digsite";
    return () => {
      document.title = "Digsite";
    };
  }, [myMove, say]);
  useEffect(() => {
    if (myMove && sound) knock();
  }, [myMove, sound]);
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
