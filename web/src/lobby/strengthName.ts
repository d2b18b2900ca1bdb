import type { Texts } from "../texts/texts";

/** Bots without a text of their own go by their name. */
export function strengthName(say: Texts["say"], name: string): string {
  const text = say(`lobby-strength-${name}`);
  return text.startsWith("lobby-strength-") ? name : text;
}
