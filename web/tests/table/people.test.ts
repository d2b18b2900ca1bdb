// Who sits at a table, and who has won.
import { describe, expect, test } from "vitest";
import { seatNames } from "../../src/games/gameTable";
import type { Ending, Outcome } from "../../src/messages";
import { closedText, headline } from "../../src/table/ending";
import {
  absentees,
  botChoice,
  choiceOf,
  hasRoom,
  inCompany,
  isFull,
  planFor,
  whoText,
} from "../../src/table/seating";
import { load, Texts } from "../../src/texts/texts";
import { seat, table, update } from "../helpers/messages";

const texts = await load(new Texts("en"), ["web", "error", "table", "lobby", "block-and-key"]);
const BOT = { holder: "bot", name: null, strength: "novice" } as const;

describe("a seat", () => {
  test("is called by its guest's name, or as what it is", () => {
    const seats = [seat(0), seat(1, BOT), seat(2, { name: null })];
    expect(seatNames(table({ seats }), texts.say)).toEqual(["Guest 1", "Pip", "Player 3"]);
  });

  test("is marked where its name is taken for another's", () => {
    const seats = [
      seat(0, { name: "Ada", lookalike: true }),
      seat(1, { name: "Аda", lookalike: true }),
      seat(2),
    ];
    expect(seatNames(table({ seats }), texts.say)).toEqual(["⚠ Ada (1)", "⚠ Аda (2)", "Guest 3"]);
  });

  test("tells bots of one strength apart, and those that nobody named", () => {
    const named = (...strengths: string[]) =>
      seatNames(table({ seats: strengths.map((strength, at) => seat(at, { ...BOT, strength })) }), texts.say);
    expect(named("greedy", "master", "greedy")).toEqual(["Magpie 1", "Professor Ashlar", "Magpie 2"]);
    expect(named("mine-own")).toEqual(["Bot 1"]);
    expect(named("mine-own", "pip", "other")).toEqual(["Bot 1", "Bot 2", "Bot 3"]);
  });

  test("says what sort of player it is for", () => {
    expect(whoText(texts, seat(0))).toBe("You");
    expect(whoText(texts, seat(1, BOT))).toBe("a gentle start");
    expect(whoText(texts, seat(1, { holder: "invited" }))).toBe("invited");
    expect(whoText(texts, seat(1, { holder: "invited", kept: true }))).toBe("kept for you");
  });

  test("that is kept can be taken by whoever it waits for, and by nobody else", () => {
    const kept = (mine: boolean) => table({ seats: [seat(0), seat(1, { holder: "invited", kept: mine })] });
    expect([true, false].map(mine => hasRoom(kept(mine)))).toEqual([true, false]);
    expect(hasRoom(table({ seats: [seat(0), seat(1, { holder: "open" })] }))).toBe(true);
    expect(isFull(kept(true))).toBe(false);
  });

  test("is left to a bot only where somebody else plays: of bots alone the game would wait", () => {
    expect(inCompany(table({ seats: [seat(0), seat(1, BOT)] }), 0)).toBe(false);
    expect(inCompany(table({ seats: [seat(0), seat(1, { resigned: true }), seat(2, BOT)] }), 0)).toBe(false);
    expect(inCompany(table({ seats: [seat(0), seat(1), seat(2, BOT)] }), 0)).toBe(true);
  });

  test("can be given to a bot and freed", () => {
    expect(choiceOf(seat(1, BOT))).toBe(botChoice("novice"));
    expect(planFor(botChoice("novice"))).toEqual({ kind: "bot", strength: "novice" });
    expect(choiceOf(seat(1, { holder: "open" }))).toBe("open");
    expect(planFor("open")).toEqual({ kind: "open" });
  });

  test("that is free keeps the game from beginning", () => {
    expect(isFull(table({ seats: [seat(0), seat(1, BOT)] }))).toBe(true);
    expect(isFull(table({ seats: [seat(0), seat(1, { holder: "open" })] }))).toBe(false);
  });

  test("that is waited for might be given a bot: others' only, and no bot's", () => {
    const at = table({ seats: [seat(0), seat(1), seat(2, BOT)] });
    expect(absentees(at, update({ waiting_for: [0, 1, 2] }), [0]).map(each => each.seat)).toEqual([1]);
    expect(absentees(at, update({ waiting_for: [9] }), [])).toEqual([]);
  });

  test("whose player is there is nobody's to give away, nor one that a bot plays already", () => {
    const at = table({ seats: [seat(0), seat(1), seat(2, { standing_in: true })] });
    expect(absentees(at, update({ waiting_for: [1, 2] }), [0, 1])).toEqual([]);
  });
});

describe("the end", () => {
  function ended(
    ranking: number[][],
    outcome: Partial<Outcome> = {},
    reason: Ending["reason"] = "finished",
  ): Ending {
    return { reason, ranking, outcome: { reason: "x", ranking, scores: [], lines: [], ...outcome } };
  }

  test.each([
    ["one's own victory", ended([[0], [1]]), "You win!"],
    ["another's", ended([[1], [0]]), "Guest 2 wins"],
    ["a tie", ended([[0, 1]]), "A tie: Guest 1, Guest 2"],
    ["a rank alone", ended([[0]], { rank: "Dig Director" }), "Your rank: Dig Director."],
    ["nothing", null, "The game is over."],
  ])("by %s", (_, ending, said) => {
    expect(headline(texts, table({ ending }))).toBe(said);
  });

  test.each([
    ["the one who is left", [seat(0), seat(1, { resigned: true })], "You win: Guest 2 resigned."],
    ["the one who resigned", [seat(0, { resigned: true }), seat(1)], "You resigned; the game is over."],
    [
      "a spectator",
      [seat(0, { mine: false, resigned: true }), seat(1)],
      "Guest 1 resigned; the game is over.",
    ],
  ])("by resigning, told to %s", (_, seats, said) => {
    expect(headline(texts, table({ seats, ending: ended([[0], [1]], {}, "resigned") }))).toBe(said);
  });

  test("of a game whose rules have changed is told as what it is", () => {
    const ending = ended([], {}, "rules-changed");
    expect(closedText(texts, { status: "cancelled", ending })).toContain("rules of this game have changed");
    expect(closedText(texts, { status: "cancelled", ending: null })).toBe("This game was cancelled.");
    expect(closedText(texts, { status: "over", ending: null })).toBe("The game is over.");
  });

  test("at one device nobody is `you`", () => {
    const seats = [seat(0), seat(1, { mine: true })];
    expect(headline(texts, table({ seats, ending: ended([[0], [1]]) }))).toBe("Guest 1 wins");
  });
});
