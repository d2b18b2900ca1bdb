// The end of a game in the temple: what everybody found in it, and the tour that counts it.
import { describe, expect, test } from "vitest";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import { foundBy } from "../../src/games/block-and-key/result/found";
import { momentAt, roundTrip, type Stop, wayTo } from "../../src/games/block-and-key/result/tour";
import { colourOf } from "../../src/games/block-and-key/view";
import type { Frame, Outcome } from "../../src/messages";
import { position } from "../helpers/positions";

const { view } = position("over");
const pieces = piecesOf(view.options);
const lines = (view.outcome as unknown as Outcome).lines;

describe("what was found", () => {
  test("is every line of the score, in its order, and comes to the points of the seat", () => {
    for (const [seat, own] of lines.entries()) {
      const found = foundBy(seat, view, pieces, lines, null);
      expect(found.map(({ key }) => key)).toEqual(own.map(({ source }) => source));
      expect(found.reduce((sum, { points }) => sum + points, 0)).toBe(
        (view.outcome as unknown as Outcome).scores[seat],
      );
    }
  });

  test("an Enigma is every face of its colour that its seat sees", () => {
    const colour = lines[0]?.find(({ kind }) => kind === "enigma")?.source;
    const found = foundBy(0, view, pieces, lines, null).find(({ key }) => key === colour);
    const seen = (view.faces[0] ?? [])
      .join("")
      .split("")
      .filter(letter => colourOf(letter) === colour);
    expect(found?.squares).toHaveLength(seen.length);
    expect(found?.faces).toHaveLength(seen.length);
  });

  test("a key lies where it was claimed, if the game tells", () => {
    const key = lines[0]?.find(({ kind }) => kind === "key")?.source ?? "st1-0";
    const told = [[{ kind: "key", points: 2, source: key }]] as unknown as Outcome["lines"];
    const event = {
      kind: "key-claimed",
      seat: 0,
      key,
      points: 2,
      matches: [
        [[3, 0]],
        [
          [3, 0],
          [4, 0],
        ],
      ],
    };
    const frames = [{ number: 1, step: { seat: 0, action: {}, events: [event] } }] as unknown as Frame[];
    const [found] = foundBy(0, view, pieces, told, frames);
    expect(found?.squares).toEqual([
      [3, 0],
      [4, 0],
    ]);
  });
});

describe("the tour", () => {
  const STOPS: Stop[] = [
    { seat: 0, side: "east", count: 2 },
    { seat: 1, side: "west", count: 1 },
  ];
  const route = roundTrip(STOPS, "east");
  const all = Array.from({ length: 400 }, (_, tick) => momentAt(route, tick * 50));

  test("goes once round, by everybody, and ends at one's own side with all counted", () => {
    expect([...new Set(all.map(({ seat }) => seat))]).toEqual([1, 0]);
    expect(all.at(-1)).toEqual({ seat: 0, around: 2 * Math.PI, counted: 2, next: null });
    expect(momentAt(route, Number.POSITIVE_INFINITY)).toEqual(all.at(-1));
  });

  test("counts one after the other, and only where it stands", () => {
    for (const [index, moment] of all.entries()) {
      const before = all[index - 1] ?? moment;
      if (moment.seat === before.seat) expect(moment.counted - before.counted).toBeLessThanOrEqual(1);
      if (moment.next === 0) expect(moment.counted).toBe(0);
      expect(moment.around).toBeGreaterThanOrEqual(before.around);
    }
    expect(new Set(all.filter(({ seat }) => seat === 0).map(({ counted }) => counted))).toEqual(
      new Set([0, 1, 2]),
    );
  });

  test("alone it still goes once round", () => {
    const solo = roundTrip([{ seat: 0, side: "south", count: 0 }], "south");
    expect(momentAt(solo, Number.POSITIVE_INFINITY).around).toBe(2 * Math.PI);
  });

  test("whoever asks for a side is led there the shorter way", () => {
    const { stops } = wayTo(STOPS[0] as Stop, "east", 2 * Math.PI - 0.1);
    expect(stops[0]?.at).toBe(2 * Math.PI);
    expect(wayTo(STOPS[1] as Stop, "east", 0).stops[0]?.at).toBe(Math.PI);
  });
});
