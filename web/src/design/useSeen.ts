import { useEffect, useRef, useState } from "react";
import { onceDrawn, onPressedAgain, pressBegan } from "./press";

/** Milliseconds for which something new takes no answer. */
export const SETTLING = 400;

interface Seen {
  /** Whether what has come into sight had been there for a moment when the press began that is being handled. */
  isSeen(): boolean;
  /** What its button says until then: it takes no click. */
  waits: { "data-waits": boolean };
}

export function useSeen(): Seen {
  const since = useRef(Number.POSITIVE_INFINITY);
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      since.current = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => {
        giveUpHearing();
        setWaits(false);
      }, SETTLING);
    };
    const giveUp = onceDrawn(begin);
    const giveUpHearing = onPressedAgain(() => timer !== undefined && begin());
    return () => {
      giveUp();
      giveUpHearing();
      clearTimeout(timer);
    };
  }, []);
  return { isSeen: () => pressBegan() - since.current >= SETTLING, waits: { "data-waits": waits } };
}
