// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { loadCards } from "../../src/games/ancient-knowledge/cards/cards";
import { legend } from "../../src/games/ancient-knowledge/cards/legendWords";
import { LANGUAGES } from "../../src/languages";

test.each(LANGUAGES)("every sign on a card has its word, in %s", async language => {
  const cards = [...(await loadCards(language)).values()];
  const explained = new Map(legend(cards));
  const drawn = cards.flatMap(({ kind, trigger }) => [kind, trigger]);
  expect(drawn.filter(sign => !explained.has(sign))).toEqual([]);
  expect(explained.size).toBe(15);
});
