// The cards as they read in each language, generated from their declarations.
import { useEffect, useState } from "react";
import type { Language } from "../../../languages";
import { useTexts } from "../../../texts/TextsProvider";
import { readCards } from "./files";

export interface Card {
  id: string;
  kind: string;
  trigger: string;
  name: string;
  place: string | null;
  /** Space on which a monument enters; 0 for others. */
  start: number;
  knowledge: number;
  vp: number;
  cost: number;
  /** Cards to discard for it, by space; of an artefact the one number. Technologies have none. */
  prices?: number[];
  locked: boolean;
  /** Of a technology; 0 for others. */
  level: number;
  /** What a technology asks for; words with marked icons. */
  requirement: string;
  when: string;
  effect: string;
  reminders: string[];
  /** The whole card as it is read aloud. */
  words: string;
}

export type Cards = ReadonlyMap<string, Card>;

const loaded = new Map<Language, Cards>();

export async function loadCards(language: Language): Promise<Cards> {
  const known = loaded.get(language);
  if (known) return known;
  const cards = new Map((await readCards(language)).map(card => [card.id, card]));
  loaded.set(language, cards);
  return cards;
}

/** All cards in the reader's language; null until they are there. */
export function useCards(): Cards | null {
  const { language } = useTexts();
  const [cards, setCards] = useState<Cards | null>(loaded.get(language) ?? null);
  useEffect(() => {
    let current = true;
    loadCards(language).then(read => current && setCards(read));
    return () => {
      current = false;
    };
  }, [language]);
  return cards;
}
