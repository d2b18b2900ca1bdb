// A finished game, position by position.
import { useCallback, useEffect, useState } from "react";
import { useSettings } from "../app/settings";
import type { GameTableProps } from "../games/gameTable";
import type { Frame } from "../messages";
import { api } from "../server/api";
import { placeOf } from "./frames";

const PAUSE = 900;

interface Frames {
  frames: readonly Frame[];
  total: number;
}

/** Every position of the game from that seat, page by page; none as long as it is not known which game and seat. */
export function useFrames(
  id: string | null,
  seat: number | null,
  language: string,
  fail: (error: unknown) => void,
): Frames {
  const [state, setState] = useState<Frames>({ frames: [], total: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fail` only tells; a new one asks for nothing
  useEffect(() => {
    if (id === null) return;
    let current = true;
    const read = async (): Promise<void> => {
      const frames: Frame[] = [];
      let total = 1;
      while (current && frames.length < total) {
        const page = await api.replay(id, frames.length, seat, language);
        frames.push(...page.frames);
        total = page.total;
        if (current) setState({ frames: [...frames], total });
        if (!page.frames.length) return;
      }
    };
    read().catch(error => current && fail(error));
    return () => {
      current = false;
    };
  }, [id, seat, language]);
  return state;
}

/** A position in words. */
export function useWords(id: string, at: number): GameTableProps["tell"] {
  return useCallback(
    async ({ seat, language }) => {
      const told = await api.words(id, at, seat, language).catch(() => null);
      return told && { ...told, version: at, question: "", groups: [], moves: [] };
    },
    [id, at],
  );
}

export interface Player {
  place: number;
  last: number;
  running: boolean;
  go(place: number): void;
  run(on: boolean): void;
}

/** Where the replay stands; as long as it runs it goes on, a step a pause. */
export function usePlayer(total: number): Player {
  const [wanted, go] = usePlace();
  const [running, run] = useState(false);
  const speed = useSettings(settings => settings.speed);
  const last = Math.max(0, total - 1);
  const place = Math.min(wanted, last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step a pause
  useEffect(() => {
    if (!running) return;
    if (place >= last) return run(false);
    const timer = setTimeout(() => go(place + 1), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [running, place, last, speed]);
  return { place, last, running, go, run };
}

/** The position shown stands in the address, so that it can be sent. */
function usePlace(): readonly [number, (place: number) => void] {
  const [place, setPlace] = useState(() => placeOf(location.search));
  const move = (to: number): void => {
    setPlace(to);
    history.replaceState(null, "", `${location.pathname}?at=${to}`);
  };
  return [place, move];
}
