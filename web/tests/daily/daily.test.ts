// @vitest-environment happy-dom
// The deals of the day: the bars of the results, and what is sent to friends.
import { afterEach, describe, expect, test, vi } from "vitest";
import { barsOf, MOST_BARS, placeOf } from "../../src/daily/bars";
import { comparedText, handOn, shareText } from "../../src/daily/share";
import type { Daily, DailyGame, DailyResult } from "../../src/messages";
import { speaking } from "../helpers/speaking";

const { texts } = await speaking("daily", "block-and-key");
const MINE: DailyResult = { name: "Ada", score: 31, rank: null, mine: true, table: null };
const DAILY: Daily = {
  day: "2026-11-17",
  game: "block-and-key",
  ends: 0,
  table: "secret-table",
  hash: "the-hash",
  seed: "the-seed",
  salt: "the-salt",
  results: [MINE],
  players: 5,
  below: 3,
};
const GAME: DailyGame = {
  game: "block-and-key",
  bots: [],
  today: { day: "2026-11-17" },
  streak: 4,
  longest: 9,
  past: [],
};

describe("the bars", () => {
  test("stand for a score each where there are few", () => {
    const bars = barsOf([bar(3, 1), bar(5, 2)], 5);
    expect(bars.map(({ from, to, number, mine }) => [from, to, number, mine])).toEqual([
      [3, 3, 1, false],
      [4, 4, 0, false],
      [5, 5, 2, true],
    ]);
  });

  test("stand for several where there are many, and lose nobody", () => {
    const counted = Array.from({ length: 47 }, (_, score) => bar(score - 3, score));
    const bars = barsOf(counted, null);
    expect(bars.length).toBeLessThanOrEqual(MOST_BARS);
    expect(sum(bars.map(({ number }) => number))).toBe(sum(counted.map(({ number }) => number)));
    expect(bars.some(({ mine }) => mine)).toBe(false);
    expect(barsOf([], 3)).toEqual([]);
  });
});

describe("a place", () => {
  const results = [40, 31, 31, 20].map(score => ({ ...MINE, mine: false, score }));
  const places = (daily: Daily) => daily.results.map(result => placeOf(result, daily));

  test("is shared by whoever came to the same", () => {
    expect(places({ ...DAILY, results })).toEqual([1, 2, 2, 4]);
  });

  test("counts those who are not listed too, and nobody who was late", () => {
    const histogram = [bar(20, 1), bar(31, 150), bar(40, 30)];
    expect(places({ ...DAILY, results, histogram })).toEqual([1, 31, 31, 181]);
    const late = [{ ...MINE, score: 50, late: true }, ...results];
    expect(places({ ...DAILY, results: late }).slice(1)).toEqual([1, 2, 2, 4]);
  });
});

describe("what is sent to friends", () => {
  test("says what it came to, and nothing of the deal", () => {
    expect(shareText(texts, DAILY, MINE, GAME).split("\n")).toEqual([
      "Digsite · Block and Key · 2026-11-17",
      "31 points",
      "More points than 3 of 4 others.",
      "Played 4 days in a row.",
      `${location.origin}/daily/block-and-key/2026-11-17`,
    ]);
  });

  test("counts the others as one counts people", () => {
    const compared = (below: number, players: number) => comparedText(texts, { ...DAILY, below, players });
    expect([compared(0, 1), compared(0, 2), compared(1, 2), compared(1, 5)]).toEqual([
      "",
      "Nobody else had fewer points.",
      "More points than the one other.",
      "More points than 1 of 4 others.",
    ]);
  });

  test("says that it was late, and which place it was", () => {
    const told = shareText(texts, DAILY, { ...MINE, late: true, place: 2 }, null);
    expect(told).toContain("31 points · second place\nPlayed late.");
    for (const secret of ["secret-table", "the-seed", "the-salt", "the-hash"]) {
      expect(told).not.toContain(secret);
    }
  });
});

describe("handing it on", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("copies it, and says so where that cannot be done", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    expect(await handOn("a result")).toBe("copied");
    expect(writeText).toHaveBeenCalledWith("a result");
    vi.stubGlobal("navigator", {});
    expect(await handOn("a result")).toBe("no");
  });

  test("is left to the device under a thumb", async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { share });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(await handOn("a result")).toBe("shared");
    expect(share).toHaveBeenCalledWith({ text: "a result" });
  });
});

function bar(score: number, number: number) {
  return { score, number };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
