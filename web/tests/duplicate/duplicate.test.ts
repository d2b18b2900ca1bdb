// @vitest-environment happy-dom
// The same deal twice: turns beside each other, and who has seen it before.
import { describe, expect, test } from "vitest";
import { hasRoomForFriends } from "../../src/duplicate/playDeal";
import { seenTexts } from "../../src/duplicate/seen";
import { besideEachOther, turnsOf } from "../../src/duplicate/turns";
import type { Frame, LogLine } from "../../src/messages";
import { seat, table } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { texts } = await speaking();

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
