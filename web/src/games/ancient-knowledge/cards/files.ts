// Where the cards' texts are, by language: small enough to be known before there is a table.
import type { Language } from "../../../languages";
import type { Card } from "./cards";

const FILES = import.meta.glob<Card[]>("./*.json", { import: "default" });

export async function readCards(language: Language): Promise<Card[]> {
  const read = FILES[`./${language}.json`];
  if (!read) throw new Error(`no cards in ${language}`);
  return read();
}
