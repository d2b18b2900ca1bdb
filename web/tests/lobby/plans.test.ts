// From what somebody wants to the rules of a table, and those rules in words.
import { describe, expect, test } from "vitest";
import {
  allowsHints,
  companies,
  firstGame,
  playedGames,
  seatsFor,
  startsAtOnce,
  suggested,
  suggestions,
  wishOf,
  wishQuery,
} from "../../src/lobby/plans";
import { ruleFacts } from "../../src/lobby/ruleFacts";
import type { GameInfo, TableLine } from "../../src/messages";
import { load, Texts } from "../../src/texts/texts";

const GAME: GameInfo = {
  name: "ancient-knowledge",
  players: [2, 3, 4],
  options: [
    { name: "ask_forced", default: false, choices: [false, true], first_game: null },
    { name: "starter_sets", default: false, choices: [false, true], first_game: true },
  ],
  strengths: ["random", "greedy"],
};
const named = (player: number): string => `Player ${player}`;

describe("a wish", () => {
  test("becomes seats: mine first, then the company", () => {
    const wish = { company: "bots", players: 3, strength: "greedy" } as const;
    const bot = { kind: "bot", strength: "greedy" };
    expect(seatsFor(wish, named)).toEqual([{ kind: "mine" }, bot, bot]);
    expect(seatsFor({ ...wish, company: "hot-seat", players: 2 }, named)).toEqual([
      { kind: "mine" },
      { kind: "mine", name: "Player 2" },
    ]);
  });

  test("after a lesson is a game for two against a bot, with what is advised for a first game", () => {
    expect(firstGame(GAME)).toEqual({
      game: "ancient-knowledge",
      seats: [{ kind: "mine" }, { kind: "bot", strength: "greedy" }],
      options: { starter_sets: true },
    });
  });

  test("comes back from its address; what does not fit the game is left out", () => {
    const wish = { company: "friends", players: 4, strength: "random" } as const;
    expect(wishOf(wishQuery(wish), GAME)).toEqual(wish);
    expect(wishOf("company=alone&players=9&strength=x", GAME)).toEqual({
      company: "bots",
      players: 2,
      strength: "greedy",
    });
  });

  test("alone is offered only where one can play alone", () => {
    expect(companies(GAME)).not.toContain("alone");
  });
});

describe("a table", () => {
  test("starts at once when nobody is waited for", () => {
    const bot = { kind: "bot", strength: "random" } as const;
    expect(startsAtOnce({ game: "x", seats: [{ kind: "mine" }, bot] })).toBe(true);
    expect(startsAtOnce({ game: "x", seats: [{ kind: "mine" }, { kind: "open" }] })).toBe(false);
    expect(startsAtOnce({ game: "x", seats: [{ kind: "mine" }, { kind: "invited", name: "Ben" }] })).toBe(
      false,
    );
  });

  test("says what holds at it", async () => {
    const texts = await load(new Texts("en"), ["lobby"]);
    const facts = ruleFacts(texts, {
      game: "block-and-key",
      seats: [{ kind: "mine" }],
      options: { edition: "prototype", strict_claims: true, ask_forced: false },
      clock: { kind: "live", seconds: 600, increment: 5 },
      camera: "free",
      public: true,
    });
    expect(facts).toContain("Edition: Prototype.");
    expect(facts).toContain("Strict claims.");
    expect(facts).toContain("10 minutes for each player, and 5 seconds more after each turn.");
    expect(facts).toContain("The camera moves freely.");
    expect(facts).toContain("Everyone finds this table in the lobby.");
    expect(facts.join()).not.toContain("only one choice");
  });

  test.each([
    ["block-and-key", "The table helps: partial matches can be shown."],
    ["ancient-knowledge", "The table helps: forecasts can be shown."],
  ])("says what helps in that game: %s", async (game, told) => {
    const texts = await load(new Texts("en"), ["lobby"]);
    expect(ruleFacts(texts, { game, seats: [{ kind: "mine" }] })).toContain(told);
  });
});

describe("hints", () => {
  const game = GAME.name;
  const [mine, bot] = [{ kind: "mine" }, { kind: "bot", strength: "greedy" }] as const;

  test("are allowed where one person plays alone or against bots, unless the table says otherwise", () => {
    expect(allowsHints({ game, seats: [mine, bot, bot] })).toBe(true);
    expect(allowsHints({ game, seats: [mine] })).toBe(true);
    expect(allowsHints({ game, seats: [mine, { kind: "open" }] })).toBe(false);
    expect(allowsHints({ game, seats: [mine, mine], hints: true })).toBe(true);
    expect(allowsHints({ game, seats: [mine, bot], hints: false })).toBe(false);
    expect(allowsHints({ game, seats: [mine, bot], hints: true, assist: false })).toBe(false);
  });
});

describe("a first game", () => {
  const line: TableLine = {
    id: "t",
    game: GAME.name,
    status: "waiting",
    names: [],
    bots: [],
    deciders: [],
    changed: 0,
    mine: [0],
    my_move: false,
    daily: null,
    arranged: false,
  };

  test("is one of a game that no table of ours has begun", () => {
    expect(playedGames([line]).has(GAME.name)).toBe(false);
    expect(playedGames([{ ...line, status: "over" }]).has(GAME.name)).toBe(true);
  });

  test("is given what suits it; later games are not", () => {
    expect(suggested(suggestions(GAME, true))).toEqual({ starter_sets: true });
    expect(suggestions(GAME, false)).toEqual([]);
  });
});
