// The log: lines are cut where they name a piece, and every step is told once.
import { describe, expect, test } from "vitest";
import { byRule, partsOf } from "../../src/log/parts";
import type { LogLine, Step } from "../../src/messages";
import { firstUntold, joined } from "../../src/server/logbook";

describe("a line", () => {
  test("is cut where it names a piece", () => {
    const mentions = [
      { text: "Petra (M2)", piece: "M2" },
      { text: "Petra", piece: "x" },
      { text: "not there", piece: "y" },
    ];
    expect(partsOf({ text: "Ada creates Petra (M2) on space 3.", mentions })).toEqual([
      { text: "Ada creates ", piece: null },
      { text: "Petra (M2)", piece: "M2" },
      { text: " on space 3.", piece: null },
    ]);
  });

  test("without a piece is one part", () => {
    expect(partsOf({ text: "Ben passes.", mentions: [] })).toEqual([{ text: "Ben passes.", piece: null }]);
  });
});

describe("the log", () => {
  const step = (number: number): Step => ({ number, seat: 0, events: [] });
  const line = (of: number, text: string): LogLine => ({
    step: of,
    event: 0,
    seat: 0,
    text,
    rule: "end",
    title: "The end",
    mentions: [],
  });
  const [a, b, c] = [step(0), step(1), step(2)] as [Step, Step, Step];

  test("stands under its rules; what a card caused stays where it happened", () => {
    const lines = [
      { ...line(0, "a"), rule: "turn" },
      { ...line(0, "b"), rule: "claim" },
      { ...line(1, "c"), rule: null, title: "" },
      { ...line(2, "d"), rule: "claim" },
      { ...line(3, "e"), rule: "turn" },
    ];
    expect(byRule(lines).map(group => [group.rule, group.lines.map(({ text }) => text).join("")])).toEqual([
      ["turn", "a"],
      ["claim", "bcd"],
      ["turn", "e"],
    ]);
  });

  test("asks from the first step that was not told", () => {
    const told = joined([a, b], 0, null, [line(0, "one"), line(1, "two")]);
    expect(firstUntold([a, b], told)).toBe(2);
    expect(firstUntold([a, b, c], told)).toBe(2);
  });

  test("asks anew for a step that another took the place of", () => {
    const told = joined([a, b], 0, null, [line(0, "one"), line(1, "two")]);
    const other = step(1);
    expect(firstUntold([a, other], told)).toBe(1);
    const retold = joined([a, other], 1, told, [line(1, "another")]);
    expect([...retold.values()].flat().map(({ text }) => text)).toEqual(["one", "another"]);
  });

  test("keeps a step in mind that has nothing to tell", () => {
    expect(firstUntold([a], joined([a], 0, null, []))).toBe(1);
  });
});
