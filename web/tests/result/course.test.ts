import { expect, test } from "vitest";
import { bestTurn, courseOf, lossOf, stepPath } from "../../src/games/result/course";
import type { Frame } from "../../src/messages";

type Event = { kind: string; [name: string]: unknown };

const frame = (number: number, scores: [number, number], seat: number | null, ...events: Event[]): Frame =>
  ({
    number,
    step: seat === null ? null : { seat, action: {}, events },
    lines: [],
    view: {},
    scores,
  }) as unknown as Frame;

const FRAMES = [
  frame(0, [0, 0], null),
  frame(1, [0, 0], 0, { kind: "turn-began", seat: 0 }),
  frame(2, [3, 0], 0, { kind: "placed" }),
  frame(3, [3, 0], 0, { kind: "turn-began", seat: 1 }),
  frame(4, [3, 5], 1, { kind: "knowledge-lost", seat: 1, card: "C1", number: 2 }),
  frame(5, [3, 5], 1, { kind: "turn-began", seat: 0 }),
  frame(6, [4, 5], 0, { kind: "knowledge-lost", seat: 0, card: "C2", number: 1 }),
];

test("a course has the points of everybody after every step, and what each turn brought", () => {
  const { scores, turns } = courseOf(FRAMES);
  expect(scores).toEqual([
    [0, 0, 3, 3, 3, 3, 4],
    [0, 0, 0, 0, 5, 5, 5],
  ]);
  expect(turns.map(({ seat, number, gain, lost }) => [seat, number, gain, lost])).toEqual([
    [0, 1, 3, 0],
    [1, 1, 5, 2],
    [0, 2, 1, 1],
  ]);
});

test("the best turn is the one that brought most, and leads to where it ended", () => {
  expect(bestTurn(courseOf(FRAMES))).toMatchObject({ seat: 1, gain: 5, last: 5 });
  expect(bestTurn(courseOf(FRAMES.slice(0, 2)))).toBeNull();
});

test("what was lost is counted, with the turn in which it was most", () => {
  const course = courseOf(FRAMES);
  expect(lossOf(course, 1)).toEqual({ number: 2, turn: 1 });
  expect(lossOf(course, 0)).toEqual({ number: 1, turn: 2 });
  expect(lossOf({ ...course, turns: [] }, 0)).toEqual({ number: 0, turn: 0 });
});

test("a game begun in the middle of a turn counts what was lost in that one too", () => {
  const { turns, ...course } = courseOf([
    frame(0, [8, 9], null),
    frame(1, [6, 9], 0, { kind: "knowledge-lost", seat: 0, number: 2 }),
    frame(2, [6, 9], 0, { kind: "turn-began", seat: 1 }),
    frame(3, [6, 9], 1, { kind: "knowledge-lost", seat: 1, number: 1 }),
  ]);
  expect(turns.map(({ seat, number, first, lost }) => [seat, number, first, lost])).toEqual([
    [0, 1, 0, 2],
    [1, 1, 2, 1],
  ]);
  expect(lossOf({ ...course, turns }, 0)).toEqual({ number: 2, turn: 1 });
});

test("a line goes right and up in steps, from edge to edge", () => {
  expect(stepPath([0, 0, 5, 10], 0, 10, 30, 20)).toBe("M0 20H20V10H30V0");
});
