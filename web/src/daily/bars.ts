// The results of a day as a few bars.
import type { Daily, DailyBar, DailyResult } from "../messages";

interface Bar {
  /** The lowest and the highest score that it stands for. */
  from: number;
  to: number;
  number: number;
  /** Whether one's own result is among them. */
  mine: boolean;
}

export const MOST_BARS = 10;

/** Bars of equal width, from the lowest score to the highest; those between that nobody came to are there too. */
export function barsOf(counted: readonly DailyBar[], mine: number | null): Bar[] {
  if (!counted.length) return [];
  const scores = counted.map(({ score }) => score);
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const width = Math.ceil((highest - lowest + 1) / MOST_BARS);
  const bars = Math.ceil((highest - lowest + 1) / width);
  return Array.from({ length: bars }, (_, place) => {
    const [from, to] = [lowest + place * width, lowest + (place + 1) * width - 1];
    const within = counted.filter(({ score }) => score >= from && score <= to);
    return {
      from,
      to,
      number: within.reduce((sum, { number }) => sum + number, 0),
      mine: mine !== null && mine >= from && mine <= to,
    };
  });
}

/** Which place a result has; whoever came to the same shares it. Only the best of a day are listed, but all are counted. */
export function placeOf({ score }: DailyResult, { results, histogram = [] }: Daily): number {
  const counted = histogram.filter(bar => bar.score > score).reduce((sum, { number }) => sum + number, 0);
  const listed = results.filter(other => !other.late && other.score > score).length;
  return 1 + Math.max(counted, listed);
}
