// Every text that the client speaks exists; that the languages have the same ones, tests/texts says.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/languages";
import { isTopic, languageOf, load, Texts } from "../../src/texts/texts";

const SOURCE = "src";
const CATALOGUE = "../src/digsite/texts";
const TOPICS = readdirSync(join(CATALOGUE, "en"))
  .map(file => file.replace(".ftl", ""))
  .filter(isTopic);
/** What only looks like the id of a text: games, events, codes, and elements without a style of their own. */
const NAMES = [
  ...["block-and-key", "ancient-knowledge"],
  ...["knowledge-added", "knowledge-removed", "knowledge-lost"],
  ...["rules-changed", "puzzle-unfinished"],
  ...["workshop-floor-panel", "workshop-keys-panel", "daily-mine", "daily-puzzle"],
];

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, ending) : ending.test(entry.name) ? [path] : [];
  });
}

function found(ending: RegExp, pattern: RegExp): Set<string> {
  const source = files(SOURCE, ending).map(path => readFileSync(path, "utf8"));
  return new Set(source.flatMap(text => [...text.matchAll(pattern)].map(match => match[1] as string)));
}

/** Ids written out in the source: in quotes, of one of our topics, put together from no parts, and no class of a sheet. */
function spoken(): string[] {
  const id = new RegExp(`"((?:${TOPICS.join("|")})-[a-z0-9-]*[a-z0-9](?:\\.[a-z]+)?)"`, "g");
  const classes = found(/\.css$/, /\.([a-z][a-z0-9-]*)/g);
  return [...found(/\.tsx?$/, id)].filter(text => !classes.has(text) && !NAMES.includes(text));
}

describe("the catalogue", () => {
  test.each(LANGUAGES)("holds every text that the source speaks, in %s", async language => {
    const texts = await load(new Texts(language), TOPICS);
    const missing = spoken().filter(id => !texts.has(id));
    expect(missing).toEqual([]);
  });

  test("chooses the reader's first language that we speak", () => {
    expect(languageOf(["pt-BR", "fr-CA", "de"])).toBe("fr");
    expect(languageOf(["ja"])).toBe("en");
  });

  test("fills in variables and attributes", async () => {
    const texts = await load(new Texts("de"), ["web", "temple"]);
    expect(texts.say("web-waiting-for", { names: "Ada" })).toBe("Warten auf Ada.");
    expect(texts.has("temple-hold-turn.title")).toBe(true);
    const settings = await load(new Texts("fr"), ["settings"]);
    expect(settings.say("settings-speed-times", { speed: 0.5 })).toBe("× 0,5");
  });
});
