// What a game's table is made of, fetched while the lobby is looked at and nothing else is to be done. Whoever saves data,
// or has a slow line, gets it when they sit down.
import { useEffect, useState } from "react";
import { fetchTable } from "../games/fetchTable";
import { hasPicture } from "../games/registry";
import type { GameInfo } from "../messages";

/** Milliseconds for which the lobby is only looked at: whoever presses at once has the line for what they chose. */
const REST = 1200;
/** Milliseconds after which it is done though the browser is never idle. */
const LATEST = 5000;
const SLOW = new Set(["slow-2g", "2g", "3g"]);

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

export function mayPreload(line = (navigator as { connection?: Line }).connection): boolean {
  return !line?.saveData && !SLOW.has(line?.effectiveType ?? "");
}

/** One game after the other, until somebody has chosen one; returns whether all is there. */
export function usePreloading(games: readonly GameInfo[], chosen: boolean): boolean {
  const [done, setDone] = useState(false);
  const wanted = games
    .map(({ name }) => name)
    .filter(hasPicture)
    .join(" ");
  useEffect(() => {
    if (!wanted || chosen || !mayPreload()) return;
    let left = false;
    const fetchAll = async (): Promise<void> => {
      for (const game of wanted.split(" ")) {
        if (left) return;
        await fetchTable(game).catch(() => undefined);
      }
      if (!left) setDone(true);
    };
    let stop = (): void => clearTimeout(timer);
    const timer = setTimeout(() => {
      stop = whenIdle(() => void fetchAll());
    }, REST);
    return () => {
      left = true;
      stop();
    };
  }, [wanted, chosen]);
  return done;
}

/** Does some work when there is nothing else to do; returns how to give it up. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(work, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATEST / 2);
  return () => clearTimeout(timer);
}
