// How a game came to its result: the points after every step, the turns, and what was gained and lost in each.
import type { Frame, Outcome } from "../../messages";

export interface Turn {
  seat: number;
  /** Which turn of that seat it is, from 1 on. */
  number: number;
  /** The first and the last position of it. */
  first: number;
  last: number;
  gain: number;
  /** Knowledge that was lost in it, where a game knows of such. */
  lost: number;
}

export interface Course {
  /** The points of each seat after every step. */
  scores: number[][];
  turns: Turn[];
}

type Happened = Record<string, unknown> & { kind: string };

/** `last`: the points of each seat that were counted only when all was over; no turn brought them. */
export function courseOf(frames: readonly Frame[], last: readonly number[] = []): Course {
  const players = frames[0]?.scores.length ?? 0;
  const scores = Array.from({ length: players }, (_, seat) => frames.map(frame => frame.scores[seat] ?? 0));
  return { scores, turns: turnsOf(frames, scores, last) };
}

/** What everybody gets at the end alone, by the kinds of lines that are counted then. */
export function countedLast(lines: Outcome["lines"], kinds: readonly string[]): number[] {
  return lines.map(own =>
    own.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { points }) => sum + points, 0),
  );
}

interface Begun {
  at: number;
  seat: number;
  /** Which one it is, where the game counts them. */
  turn?: unknown;
}

/** A turn begins where an event says so; what is set up before the first belongs to nobody. */
function turnsOf(frames: readonly Frame[], scores: readonly number[][], counted: readonly number[]): Turn[] {
  const told = frames.flatMap(({ step }, at) =>
    eventsOf(step).flatMap(event =>
      event.kind === "turn-began"
        ? [{ at, seat: Number(event.seat ?? step?.seat ?? 0), turn: event.turn }]
        : [],
    ),
  );
  const begun = [...untold(frames, scores, told), ...told];
  const numbers = new Map<number, number>();
  const end = frames.length - 1;
  return begun.map(({ at, seat }, index) => {
    const last = begun[index + 1]?.at ?? end;
    const number = (numbers.get(seat) ?? 0) + 1;
    numbers.set(seat, number);
    const late = last === end ? (counted[seat] ?? 0) : 0;
    const gain = (scores[seat]?.[last] ?? 0) - (scores[seat]?.[at] ?? 0) - late;
    return { seat, number, first: at, last, gain, lost: lostBetween(frames, at, last, seat) };
  });
}

/** A game that was begun in the middle of a turn does not tell of that one; it is known by what it brought or lost. What comes
 * before one's own first turn is the set-up: that may bring points too. */
function untold(frames: readonly Frame[], scores: readonly number[][], [first]: readonly Begun[]): Begun[] {
  const seat = frames[1]?.step?.seat;
  const until = first?.at ?? frames.length - 1;
  if (typeof seat !== "number") return [];
  if (first?.seat === seat && (scores.length > 1 || first.turn === 1)) return [];
  const own = scores[seat] ?? [];
  const moved = own[until] !== own[0] || lostBetween(frames, 0, until, seat) > 0;
  return moved ? [{ at: 0, seat }] : [];
}

function lostBetween(frames: readonly Frame[], at: number, last: number, seat: number): number {
  return frames.slice(at + 1, last + 1).reduce((sum, { step }) => sum + lostIn(eventsOf(step), seat), 0);
}

function eventsOf(step: Frame["step"]): Happened[] {
  return (step?.events ?? []) as unknown as Happened[];
}

function lostIn(events: readonly Happened[], seat: number): number {
  return events
    .filter(event => event.kind === "knowledge-lost" && event.seat === seat)
    .reduce((sum, { number }) => sum + Number(number ?? 0), 0);
}

/** The turn that brought most, whoever made it; null where none brought anything. */
export function bestTurn({ turns }: Course): Turn | null {
  const best = turns.reduce<Turn | null>((most, turn) => (turn.gain > (most?.gain ?? 0) ? turn : most), null);
  return best;
}

/** How much a seat lost in all, and in which turn most. */
export function lossOf({ turns }: Course, seat: number): { number: number; turn: number } {
  const own = turns.filter(turn => turn.seat === seat);
  const worst = own.reduce<Turn | null>((most, turn) => (turn.lost > (most?.lost ?? 0) ? turn : most), null);
  return { number: own.reduce((sum, { lost }) => sum + lost, 0), turn: worst?.number ?? 0 };
}

/** How much of what was lost was removed again, and the points that the rest is counted with, as the lines of the result
 * have it; null where nothing was. */
export function backOf(lost: number, own: Outcome["lines"][number]): { back: number; points: number } | null {
  const points = own.filter(({ kind }) => kind === "lost").reduce((sum, line) => sum + line.points, 0);
  const back = lost + points;
  return back > 0 ? { back, points } : null;
}

/** What a seat lost turn by turn. */
export function lossesOf({ turns }: Course, seat: number): readonly Pick<Turn, "number" | "lost">[] {
  return turns.filter(turn => turn.seat === seat).map(({ number, lost }) => ({ number, lost }));
}

/** A few round values from the lowest to the highest, for a scale. */
export function scaleOf(lowest: number, highest: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find(one => (highest - lowest) / one <= 4) ?? 200;
  const first = Math.ceil(lowest / step) * step;
  const count = Math.floor((highest - first) / step) + 1;
  return Array.from({ length: count }, (_, place) => first + place * step);
}

/** The same heights, moved apart where two would lie on one another; their order stays. */
export function spread(heights: readonly number[], least: number): readonly number[] {
  const placed = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let lowest = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    lowest = Math.max(heights[index] ?? 0, lowest + least);
    placed[index] = lowest;
  }
  return placed;
}

/** A line of points as steps across a box: right, then up. */
export function stepPath(
  points: readonly number[],
  lowest: number,
  highest: number,
  width: number,
  height: number,
): string {
  const across = (at: number) => Math.round((at / Math.max(1, points.length - 1)) * width * 10) / 10;
  const up = (value: number) =>
    Math.round((1 - (value - lowest) / Math.max(1, highest - lowest)) * height * 10) / 10;
  return points
    .flatMap((value, at) => {
      if (at && value === points[at - 1] && at < points.length - 1) return [];
      return [at ? `H${across(at)}V${up(value)}` : `M0 ${up(value)}`];
    })
    .join("");
}

/** The turns of whoever began, or every second of them, or every third: as many as have room for their numbers.
 * `room`: the steps from one number to the next, at least. */
export function numbered(turns: readonly Turn[], room: number): readonly Turn[] {
  const own = turns.filter(({ seat }) => seat === turns[0]?.seat);
  for (let every = 1; ; every++) {
    const chosen = own.filter(({ number }) => (number - 1) % every === 0);
    const isClose = chosen.some(
      ({ first }, index) => index > 0 && first - (chosen[index - 1]?.first ?? 0) < room,
    );
    if (!isClose) return chosen;
  }
}
