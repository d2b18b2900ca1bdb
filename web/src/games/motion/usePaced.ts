// The game at the player's own pace: updates wait until what they follow has been seen.
import { useEffect, useMemo, useState } from "react";
import { useMotion, useSettings } from "../../app/settings";
import type { LogLine } from "../../messages";
import type { SeatGame } from "../../server/tableState";
import type { Sounds } from "../../sound/events";
import { useSounds } from "../../sound/useSounds";
import { type Frame, type GameEvent, goesOn, newEvents, type Split, still } from "./frames";
import { useShown } from "./shown";

export interface Paced extends Frame {
  /** Counts the frames shown: what moved between two of them is animated. */
  count: number;
  /** More has happened than is shown. */
  behind: boolean;
  /** How long a movement takes; 0 where the player wants none. */
  duration: number;
  /** Show everything at once. */
  skip(): void;
}

interface Reel {
  /** The newest game that was received. */
  known: SeatGame;
  shown: Frame;
  /** When the frame shown came, in the page's milliseconds. */
  since: number;
  waiting: readonly Frame[];
  count: number;
  /** What has just come to be seen: it can be heard, also by those who want no motion. */
  heard: readonly GameEvent[];
}

const MOVEMENT = 420;

/** A game brings what splits an update into frames, and what is heard of its events. */
export function usePaced(game: SeatGame, split: Split, sounds: Sounds): Paced {
  const moving = useMotion();
  const speed = useSettings(settings => settings.speed);
  const [reel, setReel] = useState<Reel>(() => opened(game, 0));
  const current = useMemo(
    () => received(reel, game, moving && split, speed),
    [reel, game, moving, split, speed],
  );
  if (current !== reel) setReel(current);
  const { shown, since, waiting, count, heard } = current;
  useSounds(heard, sounds, count);
  useEffect(() => {
    if (!waiting.length) return;
    const timer = setTimeout(() => setReel(advanced), shown.pause / speed - (performance.now() - since));
    return () => clearTimeout(timer);
  }, [waiting, shown, since, speed]);
  const behind = waiting.length > 0;
  useEffect(() => {
    useShown.setState({ until: behind ? Number.POSITIVE_INFINITY : since + shown.pause / speed });
  }, [behind, since, shown, speed]);
  // A table that has gone keeps nothing waiting.
  useEffect(() => () => useShown.setState({ until: 0 }), []);
  return {
    ...shown,
    // An old frame offers nothing: its decision may have been taken already. The newest is the game as it came.
    game: behind ? { ...shown.game, decision: null } : game,
    count,
    behind,
    duration: moving ? MOVEMENT / speed : 0,
    skip: () => setReel(finished),
  };
}

function opened(game: SeatGame, count: number): Reel {
  return { known: game, shown: still(game), since: 0, waiting: [], count, heard: [] };
}

/** The reel with what has come in since; without `split` nothing is played. */
function received(reel: Reel, game: SeatGame, split: Split | false, speed: number): Reel {
  const { known, waiting, shown, since, count } = reel;
  if (game.version === known.version && game.seat === known.seat) return reel;
  if (!goesOn(known, game)) return opened(game, count + 1);
  if (!split || document.hidden) return { ...opened(game, count + 1), heard: newEvents(known, game).events };
  const frames = split(known, game);
  const last = frames.at(-1);
  // What another has just done is seen before one is asked; whoever decides at the same time goes on deciding.
  if (game.decision && !known.decision && last?.pause && last.seat !== game.seat) frames.push(still(game));
  const longer = { ...reel, known: game, waiting: [...waiting, ...frames] };
  // One's own step is answered at once; another's waits until the frame shown has been seen.
  const seen = performance.now() - since >= shown.pause / speed;
  return !waiting.length && (seen || frames[0]?.seat === game.seat) ? advanced(longer) : longer;
}

function advanced(reel: Reel): Reel {
  const [shown, ...waiting] = reel.waiting;
  if (!shown) return reel;
  return { ...reel, shown, waiting, since: performance.now(), count: reel.count + 1, heard: shown.events };
}

function finished(reel: Reel): Reel {
  return reel.waiting.length ? opened(reel.known, reel.count + 1) : reel;
}

/** The log as far as the table shows it: it does not tell what is still to be seen. */
export function seen(log: readonly LogLine[], { behind, game }: Paced): readonly LogLine[] {
  return behind ? log.filter(({ step }) => step < game.steps.length) : log;
}
