// Clocks: what is left at a moment, how it reads, and when somebody is warned.
import { describe, expect, test } from "vitest";
import { isLow, leftAt, timeText, warningBetween } from "../../src/table/time";
import { load, Texts } from "../../src/texts/texts";

const CLOCKS = { at: 1_000_000, left: [90_000, 60_000, null], running: [0] };

describe("a clock", () => {
  test("goes down only for whoever is waited for, and never below nothing", () => {
    expect(leftAt(CLOCKS, 0, 1_020_000)).toBe(70_000);
    expect(leftAt(CLOCKS, 1, 1_020_000)).toBe(60_000);
    expect(leftAt(CLOCKS, 0, 9_000_000)).toBe(0);
    expect(leftAt(CLOCKS, 2, 1_020_000)).toBeNull();
  });

  test("shows no more than it had where our own clock is behind", () => {
    expect(leftAt(CLOCKS, 0, 990_000)).toBe(90_000);
  });

  test("reads in minutes, hours, or days", async () => {
    const { say } = await load(new Texts("en"), ["web"]);
    expect([0, 400, 65_000, 3_661_000, 2 * 86_400_000 + 3_600_000].map(left => timeText(say, left))).toEqual([
      "0:00",
      "0:01",
      "1:05",
      "1:01:01",
      "2 d 1 h",
    ]);
  });

  test("warns once at each mark, of the last one where several were passed", () => {
    expect(warningBetween("live", 61_000, 60_000)).toBe(60_000);
    expect(warningBetween("live", 60_000, 59_000)).toBeNull();
    expect(warningBetween("live", 80_000, 8_000)).toBe(10_000);
    expect(warningBetween("days", 7 * 3_600_000, 5 * 3_600_000)).toBe(6 * 3_600_000);
    expect(warningBetween("none", 10, 0)).toBeNull();
  });

  test("is low below the first mark of its kind", () => {
    expect([isLow("live", 60_000), isLow("live", 61_000), isLow("days", 3_600_000)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
