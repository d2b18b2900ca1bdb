// The set that is being made: every change can be undone, and this browser keeps the last.
import { useEffect, useState } from "react";
import { type Draft, keep, kept } from "./draft";

const LONGEST = 200;

export interface Drafting {
  draft: Draft;
  /** Whether this browser keeps it. */
  isKept: boolean;
  change(next: Draft): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

interface History {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
}

export function useDraft(): Drafting {
  const [{ past, now, future }, setHistory] = useState<History>(() => ({
    past: [],
    now: kept(),
    future: [],
  }));
  const [isKept, setIsKept] = useState(true);
  useEffect(() => setIsKept(keep(now)), [now]);
  return {
    draft: now,
    isKept,
    change: next =>
      setHistory(history => ({
        past: [...history.past, history.now].slice(-LONGEST),
        now: next,
        future: [],
      })),
    undo: past.length > 0 ? () => setHistory(undone) : null,
    redo: future.length > 0 ? () => setHistory(redone) : null,
  };
}

function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future } : history;
}
