import { expect, test } from "vitest";
import { dayText, timeLeft } from "../../src/daily/days";

const at = (time: string) => Date.parse(`2026-11-17T${time}Z`);

test("the next deal comes with the next day of Greenwich", () => {
  expect(timeLeft("2026-11-17", at("00:00:00"))).toEqual({ hours: 24, minutes: 0 });
  expect(timeLeft("2026-11-17", at("21:14:30"))).toEqual({ hours: 2, minutes: 46 });
  expect(timeLeft("2026-11-17", at("23:59:59"))).toEqual({ hours: 0, minutes: 1 });
});

test("when the day is over there is nothing left of it", () => {
  expect(timeLeft("2026-11-16", at("00:00:00"))).toBeNull();
});

test("a day is written as in a sentence, also the first of a month", () => {
  expect(dayText("fr", "2026-11-01")).toBe("1er novembre 2026");
  expect(dayText("fr", "2026-11-11")).toBe("11 novembre 2026");
  expect(dayText("de", "2026-11-01")).toBe("1. November 2026");
  expect(dayText("en", "2026-11-01")).toBe("November 1, 2026");
});
