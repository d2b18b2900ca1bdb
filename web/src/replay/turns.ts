// The turns of a replay: where they begin, and which comes before and after a position.
import type { Turn } from "../games/result/course";

/** Where the turn before, or the one after, begins; the edges of the game where there is none. */
export function turnBefore(turns: readonly Turn[], place: number): number {
  return turns.findLast(({ first }) => first < place)?.first ?? 0;
}

export function turnAfter(turns: readonly Turn[], place: number, last: number): number {
  return turns.find(({ first }) => first > place)?.first ?? last;
}

interface Moves {
  place: number;
  last: number;
  turns: readonly Turn[];
}

/** Where a key leads; null if it leads nowhere. */
export function placeByKey(key: string, shift: boolean, { place, last, turns }: Moves): number | null {
  switch (key) {
    case "ArrowLeft":
      return shift ? turnBefore(turns, place) : Math.max(0, place - 1);
    case "ArrowRight":
      return shift ? turnAfter(turns, place, last) : Math.min(last, place + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
