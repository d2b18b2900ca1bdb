// "Your move": by the tab's title, and by a short sound where it is wanted.
import { useEffect, useRef } from "react";
import { hear } from "../sound/useSounds";
import { useTexts } from "../texts/TextsProvider";

/** `here`: this table waits for us; `elsewhere`: so many others do. */
export function useAttention(here: boolean, elsewhere: number): void {
  const { say } = useTexts();
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
    if (waiting > before.current) hear("turn");
    before.current = waiting;
  }, [waiting]);
}
