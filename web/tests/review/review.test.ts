// A review in figures: turns, lines, bars, and how a value is told.
import { describe, expect, it, test } from "vitest";
import type { Turn } from "../../src/games/result/course";
import type { ReviewedDecision } from "../../src/messages";
import { piecesIn } from "../../src/replay/pieces";
import { barOf, linePath, ofLine, rangeOf, turnsOf } from "../../src/review/chart";
import { sentence, told } from "../../src/review/figures";
import { load, Texts } from "../../src/texts/texts";

function decision(step: number, loss: number, more: Partial<ReviewedDecision> = {}): ReviewedDecision {
  return {
    seat: 0,
    step,
    loss,
    error: 0.1,
    mark: null,
    expected: 10,
    after: 10 - loss,
    draw: 0,
    best: null,
    told: "",
    better: "",
    reason: "",
    ...more,
  };
}

function turn(number: number, first: number, seat = 0): Turn {
  return { seat, number, first, last: first + 3, gain: 0, lost: 0 };
}

describe("the turns of a review", () => {
  const turns = [turn(1, 2), turn(1, 4, 1), turn(2, 6)];

  it("add up the decisions of the seat, and lead to the one that cost most", () => {
    const decisions = [
      decision(1, 0.5),
      decision(3, 0.2, { draw: 1 }),
      decision(4, 1.5, { mark: "mistake", draw: -0.5 }),
      decision(5, 9, { seat: 1 }),
      decision(7, 0, { draw: null }),
    ];
    expect(turnsOf(decisions, turns, 0)).toEqual([
      { number: 0, loss: 0.5, draw: 0, step: 1, marked: false },
      { number: 1, loss: 1.7, draw: 0.5, step: 4, marked: true },
      { number: 2, loss: 0, draw: 0, step: 7, marked: false },
    ]);
    expect(turnsOf(decisions, turns, 1)).toHaveLength(1);
  });

  it("have bars by the longest of them", () => {
    const own = turnsOf([decision(3, 2), decision(7, 1, { draw: -4 })], turns, 0);
    expect(barOf(-2, own)).toBe(0.5);
    expect(barOf(-4, own)).toBe(1);
    expect(barOf(0, [])).toBe(0);
  });
});

describe("the line of a review", () => {
  it("goes from what was expected to what was left, step by step", () => {
    const decisions = [decision(1, 2), decision(5, 0)];
    expect(rangeOf(decisions, true)).toEqual({ lowest: 0, highest: 10 });
    expect(rangeOf(decisions, false)).toEqual({ lowest: 0, highest: 1 });
    expect(linePath(decisions, { lowest: 0, highest: 10 }, 5, 100, 50)).toBe("M0 0L20 10L80 0L100 0");
    expect(ofLine(decisions)).toEqual([10, 10, 10]);
    expect(ofLine([])).toEqual([0, 0, 0]);
  });
});

describe("what is at stake", () => {
  const say = (id: string, values?: Record<string, string | number>) =>
    id === "table-decimal-mark" ? "," : `${values?.value} ${id}`;

  it("is points alone, and a chance among others, as the language writes numbers", () => {
    expect(told(say, -1.25, true)).toBe("−1,3 review-points");
    expect(told(say, 0.124, false)).toBe("12 review-share");
    expect(told(say, 0.124, false, true)).toBe("+12 review-share");
    expect(told(say, -0.001, false, true)).toBe("0 review-share");
    expect(told(say, -0.01, true, true)).toBe("0,0 review-points");
  });
});

test("French counts points from two on", async () => {
  const { say } = await load(new Texts("fr"), ["table", "review"]);
  const values = [0.4, -1.94, 1.96];
  expect(values.map(value => told(say, value, true))).toEqual(["0,4 point", "−1,9 point", "2,0 points"]);
});

describe("a sentence", () => {
  it("ends with one full stop", () => {
    expect([sentence("Draw a card"), sentence("Draw a card.")]).toEqual(["Draw a card.", "Draw a card."]);
  });
});

describe("a choice that is pointed out", () => {
  it("names its pieces", () => {
    expect(piecesIn({ kind: "place", seat: 0, block: "I3-green", cells: [[1, 2, 0]] })).toEqual(["I3-green"]);
    expect(piecesIn({ kind: "pay", seat: 1, cards: ["M1", "P2"] })).toEqual(["M1", "P2"]);
  });
});
