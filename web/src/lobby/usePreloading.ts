// What a game's table is made of, fetched while the lobby is looked at and nothing else is to be done. Whoever saves data,
// or has a slow line, gets it when they sit down.
import { useEffect } from "react";
import { MANIFESTS } from "../games/registry";
import type { GameInfo } from "../messages";

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

export function usePreloading(games: readonly GameInfo[]): void {
  const there = games.length > 0;
  useEffect(() => {
    if (!there || !mayPreload()) return;
    return whenIdle(() => {
      void import("../pages/TablePage").catch(() => undefined);
      for (const { preload } of MANIFESTS.values()) preload?.().catch(() => undefined);
    });
  }, [there]);
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
