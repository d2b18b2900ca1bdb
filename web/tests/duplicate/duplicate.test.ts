// @vitest-environment happy-dom
// The same deal twice: turns beside each other, and who has seen it before.
import { describe, expect, test } from "vitest";
import { headingOf, isOwn } from "../../src/duplicate/columns";
import { hasRoomForFriends } from "../../src/duplicate/playDeal";
import { seenTexts } from "../../src/duplicate/seen";
import { besideEachOther, turnsOf } from "../../src/duplicate/turns";
import type { Frame, LogLine } from "../../src/messages";
import { seat, table } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { texts } = await speaking("beside");

describe("turn by turn", () => {
  const frames = [
    frame(0, null, 0, ""),
    frame(1, 0, 0, "", "turn-began"),
    frame(2, 0, 3, "Ada places a block."),
    frame(3, 1, 3, "Ben places a block.", "turn-began", 1),
    frame(4, 0, 3, "", "turn-began"),
    frame(5, 0, 4, "Ada claims a key."),
  ];

  test("a seat's turns tell what it did and what that brought", () => {
    expect(turnsOf(frames, 0)).toEqual([
      { points: 3, gain: 3, told: ["Ada places a block."], at: 3 },
      { points: 4, gain: 1, told: ["Ada claims a key."], at: 5 },
    ]);
  });

  test("the longer game goes on alone", () => {
    const turns = turnsOf(frames, 0);
    const rows = besideEachOther(turns, turns.slice(0, 1));
    expect(rows.map(({ number, one, other }) => [number, one?.points, other?.points])).toEqual([
      [1, 3, 3],
      [2, 4, undefined],
    ]);
  });
});

describe("whose game a column is", () => {
  const again = table({ seats: [seat(0, { name: "Ada" })], created: Date.UTC(2026, 10, 14, 10, 2) });
  const first = { ...again, created: Date.UTC(2026, 10, 12, 18, 30) };

  test("two games of one person are told apart by which was first, and when", () => {
    const heads = [headingOf(texts, again, 0, "later"), headingOf(texts, first, 0, "earlier")];
    expect(heads.map(({ name }) => name)).toEqual(["Ada", "Ada"]);
    expect(heads[0]?.game).toMatch(/^your later game, Nov 14, 2026/);
    expect(heads[1]?.game).toMatch(/^your earlier game, Nov 12, 2026/);
  });

  test("another’s game is not ours, and is told in the words that others hear", () => {
    const theirs = table({ seats: [seat(0, { name: "Ben", mine: false })] });
    expect(isOwn(theirs, 0)).toBe(false);
    expect(headingOf(texts, theirs, 0, "earlier").game).toMatch(/^the earlier game,/);
    const seen = [frame(0, null, 0, ""), frame(1, 0, 3, "You place a block.")];
    const named = [frame(0, null, 0, ""), frame(1, 0, 0, "Ben places a block.")];
    expect(turnsOf(seen, 0, named)).toEqual([{ points: 3, gain: 3, told: ["Ben places a block."], at: 1 }]);
  });
});

test("friends can take the seats that other people had", () => {
  expect(hasRoomForFriends(table({ seats: [seat(0), seat(1, { holder: "bot" })] }))).toBe(false);
  expect(hasRoomForFriends(table())).toBe(true);
});

test("everybody who has seen the deal is named", () => {
  const seats = [seat(0, { name: "Ada", seen: "played" }), seat(1)];
  expect(seenTexts(texts, table({ seats }))).toEqual(["Ada has played this deal before"]);
});

function frame(number: number, by: number | null, points: number, text: string, kind = "", turn = 0): Frame {
  const lines = text ? [{ text, mentions: [] } as unknown as LogLine] : [];
  const events = kind ? [{ kind, seat: turn }] : [];
  return {
    number,
    step: by === null ? null : { number: number - 1, seat: by, events },
    lines,
    view: {},
    scores: [points, 0],
  };
}
