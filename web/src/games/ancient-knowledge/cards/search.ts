import type { Card } from "./cards";

/** Cards in whose text, name or id every word occurs. */
export function matching(cards: readonly Card[], wanted: string): Card[] {
  // A keyboard has one apostrophe, a card the printer's.
  const words = wanted.toLowerCase().replaceAll("'", "’").split(/\s+/).filter(Boolean);
  return cards.filter(card => {
    const text = `${card.id} ${card.words}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}
