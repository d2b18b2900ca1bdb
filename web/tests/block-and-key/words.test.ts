// @vitest-environment happy-dom
// Keys in words: no two of them have the same name where they have to be told apart.
import { expect, test } from "vitest";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import { distinctKeyName } from "../../src/games/block-and-key/words";
import { position } from "../helpers/positions";
import { speaking } from "../helpers/speaking";

const { texts } = await speaking("block-and-key", "temple");

test("a key is named by its pattern", () => {
  const { keys } = piecesOf(position("turn").view.options);
  const names = [...keys.values()].map(card => distinctKeyName(texts.say, card));
  expect(names[0]).toMatch(/^an? \w+ key with the pattern row 1: /);
  const patterns = [...keys.values()].map(({ tier, rows }) => `${tier} ${rows}`);
  expect(new Set(names).size).toBe(new Set(patterns).size);
});
