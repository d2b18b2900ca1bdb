// The rules: their marks, their index, and the addresses that refusals point to.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { flatFace, position } from "../../src/games/block-and-key/rules/positions";
import { LANGUAGES, type Language } from "../../src/languages";
import { ADDRESSES, ruleOf } from "../../src/rules/addresses";
import { paragraphs, unmarked } from "../../src/rules/marked";
import { indexOf, Terms, termsOf } from "../../src/rules/terms";
import { load, Texts } from "../../src/texts/texts";

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

  test("leads from the first of each word that another rule explains, in whatever form it is met", () => {
    const terms = new Terms(
      termsOf([
        ["pieces", "block/blocks, Core Cube, L"],
        ["claim", "claim/claimed"],
      ]),
    );
    const links = (text: string, section: string) =>
      paragraphs(text, section, terms)
        .flat()
        .filter(({ rule }) => rule)
        .map(({ text, rule }) => `${text}: ${rule}`);
    expect(links("Blocks beside the Core Cube.\nA block is claimed.", "place")).toEqual([
      "Blocks: pieces",
      "Core Cube: pieces",
      "claimed: claim",
    ]);
    expect(links("A block is claimed.", "pieces")).toEqual(["claimed: claim"]);
    expect(links("<|Claim> a <view|claim> and <claim|claimed> claims, unclaimed, claimed.", "place")).toEqual(
      ["claim: view", "claimed: claim"],
    );
    expect(links("L’Autel, un L.", "place")).toEqual(["L: pieces"]);
    expect(paragraphs("A <|block>.", "place", terms)).toEqual([
      [
        { text: "A ", rule: null },
        { text: "block", rule: null },
        { text: ".", rule: null },
      ],
    ]);
    expect(paragraphs("A block.", "place", new Terms([]))).toEqual([[{ text: "A block.", rule: null }]]);
  });

  test("gives an index of its words, in the order of the language", () => {
    const terms = termsOf([
      ["a", "zig/zigs, élan"],
      ["b", "eau"],
      ["c", ""],
    ]);
    expect(indexOf(terms, "fr").map(({ term }) => term)).toEqual(["eau", "élan", "zig"]);
  });
});

describe.each(["block-and-key", "ancient-knowledge"])("on the rules page of %s", game => {
  test.each(TEXTS.map(texts => [texts.language, texts] as const))(
    "every word has its link (%s)",
    (_, texts) => {
      const sections = texts.wordsAfter(`rules-${game}-`);
      const explained = termsOf(sections.map(each => [each, texts.sayOr(`rules-${game}-${each}.terms`, "")]));
      const terms = new Terms(explained);
      const led = new Set<string>();
      for (const section of sections) {
        const parts = paragraphs(texts.say(`rules-${game}-${section}.text`), section, terms).flat();
        const links = parts.flatMap(({ text, rule }) => (rule === null ? [] : [{ text, rule }]));
        for (const { rule } of links) expect(sections).toContain(rule);
        expect(links.filter(({ rule }) => rule === section)).toEqual([]);
        // What is left without a link is a word of this section, one that has had its link, or one that is marked.
        const met = links.flatMap(({ text }) => [...terms.in(text)].map(({ term }) => term));
        const plain = texts.say(`rules-${game}-${section}.text`).replace(/<\|[^<>]*>/g, "·");
        for (const { term, rule } of terms.in(unmarked(plain)))
          if (rule !== section) expect([section, ...met]).toContain(term);
        for (const { rule } of links) led.add(rule);
      }
      const unused = explained.filter(({ rule }) => !led.has(rule)).map(({ rule }) => rule);
      // What is only met on cards, or once in the whole book.
      expect([...new Set(unused)].filter(rule => !["words", "end"].includes(rule))).toEqual([]);
    },
  );
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
    const file = readFileSync(`${__dirname}/../../../src/digsite/texts/en/error.ftl`, "utf8");
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
