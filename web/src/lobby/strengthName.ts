import type { Texts } from "../texts/texts";

/** A bot by the name it has at the table, and how it plays; one from outside goes by what it is called there. */
export function strengthName({ say, sayOr }: Texts, strength: string): string {
  const how = sayOr(`lobby-strength-${strength}`, "");
  return how ? `${say("table-bot-name", { strength })} (${how})` : strength;
}

/** The same beside its name: how it plays. */
export function strengthHow({ sayOr }: Texts, strength: string): string {
  return sayOr(`lobby-strength-${strength}`, strength);
}

/** How it plays that game, in a sentence; nothing is said of bots from outside. */
export function strengthAbout({ sayOr }: Texts, game: string, name: string): string {
  return sayOr(`lobby-mind-${game}-${name}`, "");
}
