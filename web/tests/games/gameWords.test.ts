// What a game is called and how it speaks of its end, with texts and without.
import { beforeAll, describe, expect, test } from "vitest";
import {
  gameAbout,
  gameName,
  playersText,
  rankText,
  reasonText,
  scoreLineText,
  tieText,
} from "../../src/games/gameWords";
import type { GameInfo } from "../../src/messages";
import { load, Texts } from "../../src/texts/texts";

const texts = new Texts("en");
beforeAll(() => load(texts, ["web", "lobby", "block-and-key"]));

function game(name: string, players: number[]): GameInfo {
  return { name, players, options: [], strengths: [] };
}

describe("a game with texts", () => {
  test("is told by them", () => {
    expect(gameName(texts, "block-and-key")).toBe("Block and Key");
    expect(gameAbout(texts, game("block-and-key", [1, 2, 3, 4]))).toMatch(/^Stack heavy blocks/);
    expect(reasonText(texts, "block-and-key", "all-passed")).toBe("nobody could act");
    expect(tieText(texts, "block-and-key", "blocks-left")).toBe("more blocks left");
  });

  test("has the rank of a game alone in the reader's language", async () => {
    const german = await load(new Texts("de"), ["block-and-key"]);
    expect(rankText(german, "block-and-key", "Dig Director")).toBe("Ausgrabungsleiter");
  });
});

describe("a game without texts", () => {
  test("goes by its plain names", () => {
    expect(gameName(texts, "my-game")).toBe("My game");
    expect(gameAbout(texts, game("pebbles", [2]))).toBe("For 2 players. Its table is described in words.");
    expect(gameAbout(texts, game("solitaire", [1]))).toBe("For one player. Its table is described in words.");
    expect(reasonText(texts, "pebbles", "heap-empty")).toBe("heap empty");
    expect(tieText(texts, "pebbles", "fewest-takes")).toBe("fewest takes");
    expect(rankText(texts, "pebbles", "Novice")).toBe("Novice");
    expect(scoreLineText(texts, "pebbles", { kind: "last-pebble", points: 3 })).toBe("Last pebble");
    expect(scoreLineText(texts, "pebbles", { kind: "card", source: "C4", points: 1 })).toBe("Card C4");
  });
});

test("how many can play is a number, or from where to where", () => {
  expect(playersText([2])).toBe("2");
  expect(playersText([1, 2, 3, 4])).toBe("1–4");
});
