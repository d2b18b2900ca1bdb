import type { Texts } from "../texts/texts";

/** Bots without a text of their own go by their name. */
export function strengthName({ sayOr }: Texts, name: string): string {
  return sayOr(`lobby-strength-${name}`, name);
}
