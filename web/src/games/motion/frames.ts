// What happens by itself, made visible: an update is shown as one frame or several, each for as long as it takes to see.
import type { LogLine } from "../../messages";
import { beginsTurn, type SeatGame } from "../../server/tableState";

export type GameEvent = Record<string, unknown> & { kind: string };

export interface Frame {
  game: SeatGame;
  /** What has just happened in this frame. */
  events: readonly GameEvent[];
  /** Which of all events of the game is the first of them. */
  first: number;
  /** Whose step it was; null before the first. */
  seat: number | null;
  /** Milliseconds until the next frame may come, at the usual speed. */
  pause: number;
}

/** The frames between two moments of a game; the last one shows the update itself. */
export type Split = (before: SeatGame, update: SeatGame) => Frame[];

/** A moment in which nothing happens: the one the table opens with, or one that has been gone back to. */
export function still(game: SeatGame): Frame {
  return { game, events: [], first: 0, seat: null, pause: 0 };
}

/** The events of an update that were not there before, in their order. */
export function newEvents(
  { steps: { length: known } }: SeatGame,
  { steps }: SeatGame,
): Pick<Frame, "events" | "first" | "seat"> {
  return {
    events: eventsOf(steps.slice(known)),
    first: eventsOf(steps.slice(0, known)).length,
    seat: steps.slice(known).at(-1)?.seat ?? null,
  };
}

export function eventsOf(steps: SeatGame["steps"]): GameEvent[] {
  return steps.flatMap(step => step.events as GameEvent[]);
}

/** What has just happened in a frame, in words, and the event that each line tells. */
export function told({ game, events, first }: Frame): { line: LogLine; event: GameEvent }[] {
  let counted = 0;
  return game.steps.flatMap(step => {
    const place = counted - first;
    counted += step.events.length;
    return (step.lines ?? []).flatMap(line => {
      const event = events[place + line.event];
      const isEarly = game.ending != null && beginsTurn(event);
      return event && !isEarly ? [{ line, event }] : [];
    });
  });
}

/** Whether an update goes on from what was last known; an undo, another seat or a long absence is shown at once. */
export function goesOn(known: SeatGame, update: SeatGame): boolean {
  const steps = update.steps.length - known.steps.length;
  return update.seat === known.seat && update.version > known.version && steps >= 0 && steps <= MOST_STEPS;
}

const MOST_STEPS = 12;
