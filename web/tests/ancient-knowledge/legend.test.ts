// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ACTION_KINDS } from "../../src/games/ancient-knowledge/ask/MainActions";
import { loadCards } from "../../src/games/ancient-knowledge/cards/cards";
import { SIGN_NAMES, shapeOf } from "../../src/games/ancient-knowledge/cards/icons";
import { legend, signsOn, UNSAID } from "../../src/games/ancient-knowledge/cards/legendWords";
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

test.each(LANGUAGES)("a card that is read explains each of its own signs, in %s", async language => {
  const cards = [...(await loadCards(language)).values()];
  const explained = new Set([...legend(cards).map(([sign]) => sign), ...UNSAID.map(([sign]) => sign)]);
  for (const card of cards) {
    const texts = `${card.requirement} ${card.effect}`;
    const marked = [...texts.matchAll(/<([a-z]+)\|/g)].map(([, sign]) => sign);
    const signs = signsOn(card);
    expect(signs, card.id).toEqual(expect.arrayContaining([card.kind, ...marked]));
    expect(signs.includes("cost"), card.id).toBe(card.cost > 0);
    expect(signs.includes("locked"), card.id).toBe(card.locked);
    expect(new Set(signs).size, card.id).toBe(signs.length);
    expect(signs.filter(sign => !explained.has(sign))).toEqual([]);
  }
});
