// Seats as they are planned, and the way to a table.
import { describe, expect, test } from "vitest";
import { kindOf, nameOf, planOf, resized, SEAT_KINDS } from "../../src/lobby/seatKinds";
import { strengthName } from "../../src/lobby/strengthName";
import { tablePath } from "../../src/lobby/tablePath";
import { load, Texts } from "../../src/texts/texts";
import { gameInfo } from "../helpers/messages";

describe("a seat", () => {
  test.each(SEAT_KINDS)("of kind %s is planned and known again", kind => {
    expect(kindOf(planOf(kind, gameInfo(), "Ben"))).toBe(kind);
  });

  test("for a bot has the usual strength, for a friend a name", () => {
    expect(planOf("bot", gameInfo(), "")).toEqual({ kind: "bot", strength: "novice" });
    expect(nameOf(planOf("invited", gameInfo(), "Ben"))).toBe("Ben");
    expect(nameOf({ kind: "mine" })).toBeNull();
    expect(nameOf({ kind: "open" })).toBeNull();
  });

  test("more of them are like the last one", () => {
    expect(resized([{ kind: "mine" }, { kind: "open" }], 3)).toEqual([
      { kind: "mine" },
      { kind: "open" },
      { kind: "open" },
    ]);
    expect(resized([{ kind: "mine" }, { kind: "open" }], 1)).toEqual([{ kind: "mine" }]);
    expect(resized([], 1)).toEqual([{ kind: "open" }]);
  });
});

describe("the way to a table", () => {
  test.each([
    ["https://play.example.org/t/abc-DEF_123", "/t/abc-DEF_123"],
    ["  https://play.example.org/t/abcdef?invite=k-1  ", "/t/abcdef?invite=k-1"],
    ["abcdef", "/t/abcdef"],
    ["abcdef/", "/t/abcdef"],
    ["", null],
    ["no such link!", null],
  ])("%s leads to %s", (text, path) => {
    expect(tablePath(text)).toBe(path);
  });
});

test("a bot without a text goes by its name", async () => {
  const texts = await load(new Texts("en"), ["lobby", "table"]);
  expect(strengthName(texts, "novice")).toBe("Pip (a gentle start)");
  expect(strengthName(texts, "my-bot")).toBe("my-bot");
});
