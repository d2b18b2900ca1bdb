// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { keepWish, lastWish } from "../../src/lobby/lastWish";
import { finishedGames } from "../../src/lobby/plans";
import type { GameInfo, TableLine } from "../../src/messages";

const GAME: GameInfo = {
  name: "block-and-key",
  players: [1, 2, 3, 4],
  options: [],
  strengths: ["random", "novice", "adept"],
  ready: true,
};

describe("what somebody wished for last", () => {
  beforeEach(() => localStorage.clear());

  it("is bots of a middling strength at first", () => {
    expect(lastWish(GAME)).toEqual({ company: "bots", players: 2, strength: "novice" });
  });

  it("is kept game by game", () => {
    keepWish(GAME, { company: "friends", players: 4, strength: "adept" });
    keepWish({ ...GAME, name: "other" }, { company: "alone", players: 1, strength: "adept" });
    expect(lastWish(GAME)).toEqual({ company: "friends", players: 4, strength: "adept" });
  });

  it("is left out where it does not fit the game any more, or cannot be read", () => {
    keepWish(GAME, { company: "alone", players: 1, strength: "adept" });
    expect(lastWish({ ...GAME, players: [2, 3], strengths: ["random"] })).toEqual({
      company: "bots",
      players: 2,
      strength: "random",
    });
    localStorage.setItem("digsite-wishes", "{");
    expect(lastWish(GAME).company).toBe("bots");
    localStorage.setItem("digsite-wishes", "7");
    expect(lastWish(GAME).company).toBe("bots");
  });
});

it("counts games that were played to their end", () => {
  const tables = ["over", "over", "playing", "cancelled"].map(status => ({ status }) as TableLine);
  expect(finishedGames(tables)).toBe(2);
});
