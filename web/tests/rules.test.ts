// The rules: their marks, their index, and the addresses that refusals point to.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { flatFace, position } from "../src/games/block-and-key/rules/positions";
import { LANGUAGES, type Language } from "../src/languages";
import { ADDRESSES, ruleOf } from "../src/rules/addresses";
import { indexOf, paragraphs, unmarked } from "../src/rules/marked";
import { load, Texts } from "../src/texts/texts";

const TEXTS = await Promise.all(
  LANGUAGES.map(language => load(new Texts(language as Language), ["rules", "error"])),
);

describe("a rule's text", () => {
  test("is cut where words lead to another rule", () => {
    expect(paragraphs("You <claim|claim> it.\nThen stop.")).toEqual([
      [
        { text: "You ", rule: null },
        { text: "claim", rule: "claim" },
        { text: " it.", rule: null },
      ],
      [{ text: "Then stop.", rule: null }],
    ]);
    expect(unmarked("You <claim|claim> it.")).toBe("You claim it.");
  });

  test("gives an index of its words, in the order of the language", () => {
    expect(
      indexOf(
        [
          ["a", "zig, élan"],
          ["b", "eau"],
        ],
        "fr",
      ).map(({ term }) => term),
    ).toEqual(["eau", "élan", "zig"]);
  });
});

describe("a refusal's address", () => {
  const all = [...ADDRESSES].flatMap(([game, { refusals, broken = {} }]) =>
    Object.entries({ ...refusals, ...broken }).map(([code, rule]) => [game, code, rule] as const),
  );

  test.each(all)("of %s, %s, is a rule: %s", (game, code, rule) => {
    for (const texts of TEXTS) {
      expect(texts.has(`rules-${game}-${rule}.text`)).toBe(true);
      expect(texts.has(`error-${code}`) || texts.has(`error-placement.${code}`)).toBe(true);
    }
  });

  test.each([
    ["block-and-key", "# Block and Key."],
    ["ancient-knowledge", "# Ancient Knowledge."],
  ])("is known for whatever %s refuses", (game, heading) => {
    const file = readFileSync(`${__dirname}/../../src/digsite/texts/en/error.ftl`, "utf8");
    const codes =
      file
        .split(`${heading}\n`)[1]
        ?.split("\n\n")[0]
        ?.match(/(?<=^error-)[a-z-]+/gm) ?? [];
    expect(codes.length).toBeGreaterThan(4);
    const unanswerable = (code: string): boolean => code === "unanswerable";
    expect(codes.filter(code => !unanswerable(code) && !ruleOf(game, { code, details: {} }))).toEqual([]);
  });

  test("of a placement is that of the first rule it breaks", () => {
    expect(ruleOf("block-and-key", { code: "placement", details: { broken: ["taller"] } })).toBe("taller");
    expect(ruleOf("block-and-key", { code: "placement", details: {} })).toBe("place");
    expect(ruleOf("block-and-key", { code: "stale", details: {} })).toBeNull();
    expect(ruleOf("pebbles", { code: "placement", details: {} })).toBeNull();
  });
});

test("under a bridge one sees through", () => {
  expect(flatFace(position("bridge").blocks, 4, 2)).toEqual(["gggg", "s..w"]);
});
