// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ACTION_KINDS } from "../../src/games/ancient-knowledge/ask/MainActions";
import { loadCards } from "../../src/games/ancient-knowledge/cards/cards";
import { SIGN_NAMES, shapeOf } from "../../src/games/ancient-knowledge/cards/icons";
import { legend, UNSAID } from "../../src/games/ancient-knowledge/cards/legendWords";
import { LANGUAGES } from "../../src/languages";

test.each(LANGUAGES)("every sign on a card has its word, in %s", async language => {
  const cards = [...(await loadCards(language)).values()];
  const explained = new Map(legend(cards));
  const drawn = cards.flatMap(({ kind, trigger }) => [kind, trigger]);
  expect(drawn.filter(sign => !explained.has(sign))).toEqual([]);
  expect(explained.size).toBe(15);
});

test("one sign means one thing: each has its place in the legend, and no two look alike", async () => {
  const cards = [...(await loadCards("en")).values()];
  const told = [...legend(cards).map(([sign]) => sign), ...UNSAID.map(([sign]) => sign)];
  expect([...told].sort()).toEqual([...SIGN_NAMES].sort());
  expect(new Set(SIGN_NAMES.map(shapeOf)).size).toBe(SIGN_NAMES.length);
  // What a turn may do is drawn by no sign that stands on a card.
  expect(ACTION_KINDS.filter(kind => legend(cards).some(([sign]) => sign === kind))).toEqual([]);
});
