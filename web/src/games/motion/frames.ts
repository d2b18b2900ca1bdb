// What happens by itself, made visible: an update is shown as one frame or several, each for as long as it takes to see.
import type { SeatGame } from "../../server/tableState";

export type GameEvent = Record<string, unknown> & { kind: string };

export interface Frame {
  game: SeatGame;
  /** What has just happened in this frame. */
  events: readonly GameEvent[];
  /** Whose step it was; null before the first. */
  seat: number | null;
  /** Milliseconds until the next frame may come, at the usual speed. */
  pause: number;
}

/** The frames between two moments of a game; the last one shows the update itself. */
export type Split = (before: SeatGame, update: SeatGame) => Frame[];

/** A moment in which nothing happens: the one the table opens with, or one that has been gone back to. */
export function still(game: SeatGame): Frame {
  return { game, events: [], seat: null, pause: 0 };
}

/** The events of an update that were not there before, in their order. */
export function newEvents(before: SeatGame, update: SeatGame): { events: GameEvent[]; seat: number | null } {
  const steps = update.steps.slice(before.steps.length);
  return { events: steps.flatMap(step => step.events as GameEvent[]), seat: steps.at(-1)?.seat ?? null };
}

/** Whether an update goes on from what was last known; an undo, another seat or a long absence is shown at once. */
export function goesOn(known: SeatGame, update: SeatGame): boolean {
  const steps = update.steps.length - known.steps.length;
  return update.seat === known.seat && update.version > known.version && steps >= 0 && steps <= MOST_STEPS;
}

const MOST_STEPS = 12;
