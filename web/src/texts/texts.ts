// The catalogue of everything a player reads: the same Fluent files that the terminal and the server use.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../languages";

export type Values = Record<string, FluentVariable>;

/** All but what only the terminal says. */
const SOURCES = import.meta.glob<string>(
  ["../../../src/digsite/texts/*/*.ftl", "!../../../src/digsite/texts/*/cli.ftl"],
  { query: "?raw", import: "default" },
);

/** What every page needs; a game adds its own topic. */
export const COMMON_TOPICS = ["web", "table"] as const;
/** The topic of what the server refuses. The lobby, which has to be there at once, fetches it only when it must. */
export const REFUSALS = "error";

/** All texts of one language that were loaded so far. */
export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly topics = new Set<string>();
  private readonly ids: string[] = [];

  constructor(language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(topic: string, source: string): void {
    this.topics.add(topic);
    const resource = new FluentResource(source);
    this.bundle.addResource(resource);
    this.ids.push(...resource.body.map(({ id }) => id));
  }

  holds(topic: string): boolean {
    return this.topics.has(topic);
  }

  has = (id: string): boolean => this.pattern(id) !== null;

  /** The text of that id, `id.attribute` for an attribute. A missing one shows its id: a test makes sure none is. */
  say = (id: string, values?: Values): string => {
    const pattern = this.pattern(id);
    return pattern === null ? id : withMinus(this.bundle.formatPattern(pattern, values ?? {}, []), values);
  };

  /** The same, or something else where there is no such text. */
  sayOr = (id: string, otherwise: string, values?: Values): string =>
    this.has(id) ? this.say(id, values) : otherwise;

  /** The words that follow a prefix in ids: of `rules-chess-goal` behind `rules-chess-` it is `goal`. */
  wordsAfter(prefix: string): string[] {
    const found = this.ids.filter(id => id.startsWith(prefix)).map(id => id.slice(prefix.length));
    return found.filter(word => !word.includes("-"));
  }

  private pattern(id: string) {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** Fluent writes numbers below zero with a hyphen, which looks short and is not read aloud. */
function withMinus(said: string, values: Values = {}): string {
  const negative = Object.values(values).filter(value => typeof value === "number" && value < 0);
  return negative.reduce<string>((text, value) => text.replace(String(value), `−${-Number(value)}`), said);
}

/** Whether the catalogue has a file of that name. */
export function isTopic(topic: string): boolean {
  return sourceOf(LANGUAGES[0] as Language, topic) !== undefined;
}

/** Add topics to a catalogue, as far as it does not hold them. */
export async function load(texts: Texts, topics: readonly string[]): Promise<Texts> {
  const wanted = topics.filter(topic => !texts.holds(topic));
  const sources = await Promise.all(wanted.map(topic => source(texts.language, topic)));
  wanted.forEach((topic, index) => {
    texts.add(topic, sources[index] ?? "");
  });
  return texts;
}

/** Have texts at hand before a catalogue is asked for them. */
export const fetchTexts = (language: Language, topics: readonly string[]): Promise<unknown> =>
  Promise.all(topics.map(topic => source(language, topic)));

async function source(language: Language, topic: string): Promise<string> {
  const read = sourceOf(language, topic);
  if (!read) throw new Error(`no texts ${language}/${topic}`);
  return read();
}

function sourceOf(language: Language, topic: string) {
  return SOURCES[`../../../src/digsite/texts/${language}/${topic}.ftl`];
}

/** The first of the reader's languages that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
