// The log: what the server tells of each step, cut where it names a piece.
import { describe, expect, test } from "vitest";
import { beginsPhase } from "../../src/games/ancient-knowledge/board/beginsPhase";
import { brief, byRule, partsOf } from "../../src/log/parts";
import type { LogLine, Step } from "../../src/messages";
import { logOf } from "../../src/server/tableState";

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

  test("names a phase once: the line that only says so is the heading", () => {
    const lines = [
      { ...line(0, "Ada creates Petra."), rule: "create" },
      { ...line(0, "Timeline phase (Ada)."), event: 1, rule: "timeline", title: "Then: the timeline phase" },
      { ...line(0, "Petra: Ada draws a card."), event: 2, rule: null, title: "" },
      { ...line(0, "Decline phase (Ada)."), event: 3, rule: "decline", title: "Then: the decline phase" },
    ];
    const events = ["created", "phase-began", "drawn", "phase-began"].map(kind => ({ kind }));
    const steps = [{ ...step(0), events }];
    const groups = byRule(lines, told => beginsPhase(told, steps));
    expect(groups.map(({ rule, title, lines: { length } }) => [rule, title, length])).toEqual([
      ["create", "The end", 1],
      ["timeline", "Timeline phase (Ada)", 1],
      ["decline", "Decline phase (Ada)", 0],
    ]);
  });

  test("is what the steps tell; a step may have nothing to tell", () => {
    const steps = [
      { ...step(0), lines: [line(0, "a"), line(0, "b")] },
      step(1),
      { ...step(2), lines: [line(2, "c")] },
    ];
    expect(logOf({ steps }).map(({ text }) => text)).toEqual(["a", "b", "c"]);
  });

  test("in short leaves out what is seen, and calls pieces by their names", () => {
    const mentions = [
      { text: "Petra (M2)", piece: "M2" },
      { text: "st1-0", piece: "st1-0" },
    ];
    const told = {
      ...line(0, "Giza (M1): Ada destroys Petra (M2)."),
      brief: "Ada destroys Petra (M2).",
      mentions,
    };
    const name = (piece: string) => (piece === "M2" ? "Petra" : undefined);
    expect(brief(told, name)).toBe("Ada destroys Petra.");
    expect(brief({ ...line(0, "You claim st1-0."), mentions }, name)).toBe("You claim st1-0.");
  });
});
