import type { Texts } from "../texts/texts";

/** Bots without a text of their own go by their name. */
export function strengthName({ sayOr }: Texts, name: string): string {
  return sayOr(`lobby-strength-${name}`, name);
}

/** How it plays that game, in a sentence; nothing is said of bots from outside. */
export function strengthAbout({ sayOr }: Texts, game: string, name: string): string {
  return sayOr(`lobby-mind-${game}-${name}`, "");
}
