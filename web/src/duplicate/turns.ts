// Two games of one deal, turn by turn, as one seat played them.
import { courseOf } from "../games/result/course";
import type { Frame } from "../messages";
import { captionOf } from "../replay/frames";

export interface PlayedTurn {
  /** Points after it, and how many it brought. */
  points: number;
  gain: number;
  /** What was done, in words. */
  told: string[];
  /** Where the replay shows it. */
  at: number;
}

interface BesideTurn {
  number: number;
  one: PlayedTurn | null;
  other: PlayedTurn | null;
}

/** `told`: the frames whose words are shown, if they are others: the same game told to somebody else. */
export function turnsOf(
  frames: readonly Frame[],
  seat: number,
  told: readonly Frame[] = frames,
): PlayedTurn[] {
  const { scores, turns } = courseOf(frames);
  const own = turns.filter(turn => turn.seat === seat);
  return (own.length ? own : untold(frames, scores[seat] ?? [], seat)).map(({ first, last, gain }) => ({
    points: scores[seat]?.[last] ?? 0,
    gain,
    told: told
      .slice(first + 1, last + 1)
      .filter(({ step }) => step?.seat === seat)
      .map(captionOf)
      .filter(Boolean),
    at: last,
  }));
}

/** A game that was begun in the middle of its last turn tells of none: what was done in it is one. */
function untold(frames: readonly Frame[], points: readonly number[], seat: number) {
  const last = frames.length - 1;
  const gain = (points[last] ?? 0) - (points[0] ?? 0);
  return frames.some(({ step }) => step?.seat === seat) ? [{ first: 0, last, gain }] : [];
}

/** The turns of both, those of the same number beside each other. */
export function besideEachOther(one: readonly PlayedTurn[], other: readonly PlayedTurn[]): BesideTurn[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, place) => ({
    number: place + 1,
    one: one[place] ?? null,
    other: other[place] ?? null,
  }));
}
