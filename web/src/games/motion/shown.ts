// Whether the table still shows what has happened: what comes after it, the result above all, waits.
import { create } from "zustand";

interface Shown {
  /** Until when, in the page's milliseconds, the frame in sight wants to be looked at; Infinity: more are waiting. */
  until: number;
}

export const useShown = create<Shown>()(() => ({ until: 0 }));

/** Milliseconds that even a table without motion shows its last move before the result. */
const LAST_LOOK = 1200;

/** Calls back once everything has been seen; returns how to give it up. */
export function onceSeen(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = ({ until }: Shown): void => {
    clearTimeout(timer);
    if (until < Infinity) timer = setTimeout(then, Math.max(LAST_LOOK, until - performance.now()));
  };
  wait(useShown.getState());
  const unsubscribe = useShown.subscribe(wait);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
