// Everything that is particular to a game comes from its manifest; without one a game is shown in words.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLAIN } from "../../src/games/plain/manifest";
import { hasPicture, MANIFESTS, manifestOf, tableOf } from "../../src/games/registry";
import { LANGUAGES } from "../../src/languages";
import { isTopic, load, Texts } from "../../src/texts/texts";

describe("the manifests", () => {
  test("are found by their folders", () => {
    expect([...MANIFESTS.keys()].sort()).toEqual(["ancient-knowledge", "block-and-key"]);
  });

  test.each([...MANIFESTS])("%s speaks of topics that the catalogue has", (_, { topics }) => {
    expect(topics.filter(topic => !isTopic(topic))).toEqual([]);
  });

  test.each([...MANIFESTS.keys()])("%s has a name, a word about itself and written rules", async game => {
    for (const language of LANGUAGES) {
      const texts = await load(new Texts(language), ["web", "lobby", "rules"]);
      expect(texts.has(`web-game-${game}`)).toBe(true);
      expect(texts.has(`lobby-about-${game}`)).toBe(true);
      const sections = texts.wordsAfter(`rules-${game}-`);
      expect(sections[0]).toBe("goal");
      expect(sections.filter(section => !texts.has(`rules-${game}-${section}.text`))).toEqual([]);
    }
  });

  test.each([...MANIFESTS])("%s has a lesson of the first turn and one of winning", async (_, { lesson }) => {
    const lessons = (await lesson?.())?.default ?? [];
    expect(lessons.map(({ name }) => name)).toEqual(["turn", "win"]);
  });

  test("are the only ones who know their games", () => {
    const knows = new RegExp([...MANIFESTS.keys()].join("|"));
    const elsewhere = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter(path => /\.(tsx?|css)$/.test(path) && path !== "views.ts")
      .filter(path => ![...MANIFESTS.keys()].some(game => path.startsWith(`games/${game}/`)));
    expect(elsewhere.filter(path => knows.test(readFileSync(`src/${path}`, "utf8")))).toEqual([]);
  });

  test("name every folder that holds a table", () => {
    const folders = readdirSync("src/games", { withFileTypes: true }).filter(entry => entry.isDirectory());
    const withTables = folders.filter(({ name }) =>
      readdirSync(`src/games/${name}`).some(file => file.endsWith("Table.tsx")),
    );
    expect(withTables.map(({ name }) => name).sort()).toEqual([...MANIFESTS.keys(), "plain"].sort());
  });
});

describe("a game without a manifest", () => {
  test("is shown in words, with its own texts where it has some", () => {
    expect(hasPicture("pebbles")).toBe(false);
    expect(manifestOf("pebbles")).toEqual(PLAIN);
    expect(tableOf("pebbles", false)).toEqual({ Table: PLAIN.Table, topics: [], isText: true });
    // A topic of the catalogue that is no game stands for a game that has texts only.
    expect(manifestOf("arena").topics).toEqual(["arena"]);
  });
});

test("whoever likes words gets them for every game, with the game's own texts", () => {
  const pictured = tableOf("block-and-key", false);
  expect(pictured.isText).toBe(false);
  expect(tableOf("block-and-key", true)).toEqual({
    Table: PLAIN.Table,
    topics: pictured.topics,
    isText: true,
  });
});
