import { expect, test } from "vitest";
import {
  backOf,
  bestTurn,
  countedLast,
  courseOf,
  lossesOf,
  lossOf,
  numbered,
  scaleOf,
  spread,
  stepPath,
} from "../../src/games/result/course";
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

test("what was removed again is no loss any more, and the result counts the rest", () => {
  const counted = [
    { kind: "monument", source: "C1", points: 3 },
    { kind: "lost", source: null, points: -10 },
  ];
  expect(backOf(16, counted)).toEqual({ back: 6, points: -10 });
  expect(backOf(4, [])).toEqual({ back: 4, points: 0 });
  expect(backOf(10, counted)).toBeNull();
  // Some was lost before what is told of the game.
  expect(backOf(2, counted)).toBeNull();
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

test("a game begun in the middle of a turn counts what that one brought too", () => {
  const course = courseOf([frame(0, [4, 0], null), frame(1, [6, 0], 0), frame(2, [6, 0], 0)]);
  expect(bestTurn(course)).toMatchObject({ seat: 0, gain: 2, first: 0 });
});

test("the set-up is nobody's turn, whatever it brought", () => {
  const numbers = (frames: Frame[]) => courseOf(frames).turns.map(({ seat, number }) => [seat, number]);
  const two = [
    frame(0, [0, 0], null),
    frame(1, [1, 0], 0, { kind: "core-set", seat: 0 }),
    frame(2, [1, 0], 1, { kind: "excavated", seat: 1 }),
    frame(3, [1, 0], 0, { kind: "turn-began", seat: 0 }),
    frame(4, [3, 0], 0, { kind: "turn-began", seat: 1 }),
  ];
  expect(numbers(two)).toEqual([
    [0, 1],
    [1, 1],
  ]);
  const alone = (turn: number): Frame[] =>
    [
      frame(0, [0, 0], null),
      frame(1, [1, 0], 0, { kind: "core-set", seat: 0 }),
      frame(2, [1, 0], 0, { kind: "turn-began", seat: 0, turn }),
    ].map(each => ({ ...each, scores: each.scores.slice(0, 1) }));
  expect(numbers(alone(1))).toEqual([[0, 1]]);
  expect(numbers(alone(5))).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test("as many turns are numbered as have room, evenly", () => {
  const turn = (number: number, first: number, seat = 0) =>
    ({ seat, number, first, last: first, gain: 0, lost: 0 }) as const;
  const turns = [turn(1, 0), turn(1, 5, 1), turn(2, 10), turn(3, 20), turn(4, 24), turn(5, 40)];
  expect(numbered(turns, 4).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(numbered(turns, 5).map(({ number }) => number)).toEqual([1, 3, 5]);
  expect(numbered(turns, 25).map(({ number }) => number)).toEqual([1, 5]);
  expect(numbered([], 5)).toEqual([]);
});

test("a line goes right and up in steps, from edge to edge", () => {
  expect(stepPath([0, 0, 5, 10], 0, 10, 30, 20)).toBe("M0 20H20V10H30V0");
});

test("what is counted only at the end is no turn's doing", () => {
  const lines = [
    [
      { kind: "key", points: 1, source: "st1-0" },
      { kind: "enigma", points: 9, source: "green" },
    ],
    [{ kind: "enigma", points: 4, source: "grey" }],
  ] as unknown as Parameters<typeof countedLast>[0];
  const late = countedLast(lines, ["enigma"]);
  expect(late).toEqual([9, 4]);
  const ended = [...FRAMES.slice(0, -1), frame(6, [13, 9], 0)];
  expect(bestTurn(courseOf(ended))).toMatchObject({ seat: 0, gain: 10 });
  expect(bestTurn(courseOf(ended, late))).toMatchObject({ seat: 1, gain: 5 });
});

test("what was lost is known turn by turn", () => {
  expect(lossesOf(courseOf(FRAMES), 0)).toEqual([
    { number: 1, lost: 0 },
    { number: 2, lost: 1 },
  ]);
});

test("a scale has a few round values within what it measures", () => {
  expect(scaleOf(0, 9)).toEqual([0, 5]);
  expect(scaleOf(0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(scaleOf(-7, 61)).toEqual([0, 20, 40, 60]);
  for (const highest of [1, 3, 17, 48, 120, 300]) expect(scaleOf(-5, highest).length).toBeLessThanOrEqual(5);
});

test("numbers beside one another's lines do not lie on one another", () => {
  expect(spread([40, 10, 42], 14)).toEqual([40, 10, 54]);
  expect(spread([10, 10], 14)).toEqual([10, 24]);
});
