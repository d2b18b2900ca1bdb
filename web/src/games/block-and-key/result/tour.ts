// The way around the finished temple: from side to side and once round, and at each side what was found there is counted, one
// after the other.
import { turnsFrom } from "../scene/camera";
import type { Side } from "../view";

/** Milliseconds at the usual speed: a quarter of the way round, one more counted, and a look at all of it. */
const QUARTER = 1500;
const BEAT = 520;
const LOOK = 1100;
const ROUND = 2 * Math.PI;

export interface Stop {
  seat: number;
  side: Side;
  /** How much there is to count. */
  count: number;
}

/** Where it begins, and the stops with how far round they are. */
export interface Route {
  from: number;
  stops: readonly (Stop & { at: number })[];
}

export interface Moment {
  seat: number;
  around: number;
  /** How much is counted of what that seat found; nothing on the way there. */
  counted: number;
  /** Milliseconds until something changes: 0 while one walks, null at the end. */
  next: number | null;
}

/** Once round, side by side; one's own is the last. */
export function roundTrip(stops: readonly Stop[], home: Side): Route {
  const placed = stops.map(stop => ({ ...stop, at: turnsFrom(home, stop.side) || ROUND }));
  return { from: 0, stops: placed.sort((a, b) => a.at - b.at) };
}

/** Straight to one side, the shorter way round. */
export function wayTo(stop: Stop, home: Side, from: number): Route {
  const turn = turnsFrom(home, stop.side);
  return { from, stops: [{ ...stop, at: turn + Math.round((from - turn) / ROUND) * ROUND }] };
}

/** What is seen so long after the beginning. */
export function momentAt({ from, stops }: Route, elapsed: number): Moment {
  let left = elapsed;
  let around = from;
  for (const { seat, at, count } of stops) {
    const walk = (QUARTER * Math.abs(at - around)) / (Math.PI / 2);
    if (left < walk)
      return { seat, around: around + (at - around) * eased(left / walk), counted: 0, next: 0 };
    left -= walk;
    around = at;
    const counting = count * BEAT;
    if (left < counting)
      return { seat, around, counted: Math.floor(left / BEAT), next: BEAT - (left % BEAT) };
    left -= counting;
    if (left < LOOK) return { seat, around, counted: count, next: LOOK - left };
    left -= LOOK;
  }
  const last = stops.at(-1);
  return { seat: last?.seat ?? 0, around, counted: last?.count ?? 0, next: null };
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2;
}
