// A review as a picture: the line of what could be expected, and two bars a turn.
import type { Turn } from "../games/result/course";
import type { ReviewedDecision } from "../messages";

export interface ReviewedTurn {
  /** Which turn of the seat it is, from 1 on; 0: before the first. */
  number: number;
  /** What its decisions gave away together, and what came by luck and by others. */
  loss: number;
  draw: number;
  /** The step of the decision that gave away most, else of the first one. */
  step: number;
  marked: boolean;
}

/** The decisions of a seat, turn by turn. */
export function turnsOf(
  decisions: readonly ReviewedDecision[],
  turns: readonly Turn[],
  seat: number,
): ReviewedTurn[] {
  const own = decisions.filter(decision => decision.seat === seat);
  const numbers = own.map(({ step }) => numberAt(turns, seat, step));
  return [...new Set(numbers)].map(number => {
    const made = own.filter((_, place) => numbers[place] === number);
    const worst = made.reduce((most, decision) => (decision.loss > most.loss ? decision : most));
    return {
      number,
      loss: sum(made.map(({ loss }) => loss)),
      draw: sum(made.map(({ draw }) => draw ?? 0)),
      step: worst.step,
      marked: made.some(({ mark }) => mark !== null),
    };
  });
}

/** A step belongs to the last turn of its seat that began before it. */
function numberAt(turns: readonly Turn[], seat: number, step: number): number {
  return turns.findLast(turn => turn.seat === seat && turn.first < step)?.number ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

interface Range {
  lowest: number;
  highest: number;
}

/** From where to where the line goes: chances from none to certain, points as they came. */
export function rangeOf(decisions: readonly ReviewedDecision[], alone: boolean): Range {
  if (!alone) return { lowest: 0, highest: 1 };
  const values = decisions.flatMap(({ expected, after }) => [expected, after]);
  return { lowest: Math.min(0, ...values), highest: Math.max(1, ...values) };
}

/** What a seat could expect at each of its decisions, across a box. */
export function linePath(
  decisions: readonly ReviewedDecision[],
  { lowest, highest }: Range,
  steps: number,
  width: number,
  height: number,
): string {
  const point = (step: number, value: number): string => {
    const x = (step / Math.max(1, steps)) * width;
    const y = (1 - (value - lowest) / (highest - lowest)) * height;
    return `${round(x)} ${round(y)}`;
  };
  return decisions
    .flatMap(({ step, expected, after }) => [point(step - 1, expected), point(step, after)])
    .map((at, place) => `${place ? "L" : "M"}${at}`)
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How long a bar is, as a share of the longest. */
export function barOf(value: number, turns: readonly ReviewedTurn[]): number {
  const longest = Math.max(...turns.flatMap(({ loss, draw }) => [loss, Math.abs(draw)]), 1e-9);
  return Math.abs(value) / longest;
}

/** The value at the beginning, in the middle and at the end of a line. */
export function ofLine(decisions: readonly ReviewedDecision[]): [number, number, number] {
  const at = (place: number): number => decisions[place]?.expected ?? 0;
  return [at(0), at(Math.floor(decisions.length / 2)), decisions.at(-1)?.after ?? 0];
}
