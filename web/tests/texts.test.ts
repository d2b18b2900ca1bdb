// Every text the client speaks exists in every language, with the same variables.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/languages";
import { languageOf, load, Texts } from "../src/texts/texts";

const SOURCE = "src";
const CATALOGUE = "../src/digsite/texts";
const TOPICS = [
  "web",
  "lobby",
  "settings",
  "error",
  "table",
  "block-and-key",
  "temple",
  "knowledge",
  "rules",
  "pictures",
  "lesson",
];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Ids written out in the source: in quotes, of one of our topics, and not put together from parts. */
function spoken(): string[] {
  const id = new RegExp(`"((?:${TOPICS.join("|")})-[a-z0-9-]*[a-z0-9](?:\\.[a-z]+)?)"`, "g");
  const source = files(SOURCE).map(path => readFileSync(path, "utf8"));
  const found = source.flatMap(text => [...text.matchAll(id)].map(match => match[1] as string));
  return [...new Set(found)].filter(text => !["block-and-key", "table-page", "web-text"].includes(text));
}

function ids(language: string, topic: string): string[] {
  const text = readFileSync(join(CATALOGUE, language, `${topic}.ftl`), "utf8");
  return new FluentResource(text).body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map(attribute => `${id}.${attribute}`),
  ]);
}

describe("the catalogue", () => {
  test.each(LANGUAGES)("holds every text that the source speaks, in %s", async language => {
    const texts = await load(new Texts(language), TOPICS);
    const classes =
      /^(table-(main|line|list|status|page-text|heading|who)|web-text|lesson-(page|main|text|count|words)|knowledge-(removed|added|lost)|lobby-(head|lists|cards)|rules-changed)$/;
    const missing = spoken().filter(id => !texts.has(id) && !classes.test(id));
    expect(missing).toEqual([]);
  });

  test.each(["web", "lobby", "settings", "temple", "knowledge", "rules", "pictures", "lesson"])(
    "has the same ids of %s in every language",
    topic => {
      for (const language of LANGUAGES) expect(ids(language, topic)).toEqual(ids("en", topic));
    },
  );

  test("chooses the reader's first language that we speak", () => {
    expect(languageOf(["pt-BR", "fr-CA", "de"])).toBe("fr");
    expect(languageOf(["ja"])).toBe("en");
  });

  test("fills in variables and attributes", async () => {
    const texts = await load(new Texts("de"), ["web", "temple"]);
    expect(texts.say("web-waiting-for", { names: "Ada" })).toBe("Warten auf Ada.");
    expect(texts.has("temple-hold-turn.title")).toBe(true);
  });
});
