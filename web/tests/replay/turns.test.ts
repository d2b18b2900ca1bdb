// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Turn } from "../../src/games/result/course";
import type { WholePosition } from "../../src/messages";
import { playedOn, seatToTake } from "../../src/replay/playOn";
import { placeByKey, turnAfter, turnBefore } from "../../src/replay/turns";
import { seat, table } from "../helpers/messages";

const turns = [2, 5, 9].map(
  (first, at): Turn => ({ seat: at % 2, number: 1, first, last: first + 2, gain: 0, lost: 0 }),
);

test("turns are found before and after a position, up to the edges of the game", () => {
  expect([0, 2, 3, 9, 12].map(place => turnBefore(turns, place))).toEqual([0, 0, 2, 5, 9]);
  expect([0, 2, 5, 9].map(place => turnAfter(turns, place, 12))).toEqual([2, 5, 9, 12]);
});

test("keys go a step, a turn, or to an edge", () => {
  const at = { place: 5, last: 12, turns };
  expect(placeByKey("ArrowLeft", false, at)).toBe(4);
  expect(placeByKey("ArrowRight", true, at)).toBe(9);
  expect(placeByKey("ArrowLeft", true, at)).toBe(2);
  expect([placeByKey("Home", false, at), placeByKey("End", false, at)]).toEqual([0, 12]);
  expect(placeByKey("a", false, at)).toBeNull();
});

test("playing on gives me the seat I looked from, and the others to bots", () => {
  const seats = [
    seat(0, { mine: true }),
    seat(1),
    seat(2, { holder: "bot", name: null, strength: "master" }),
  ];
  const over = table({ seats });
  const whole = { game: over.rules.game, options: {}, scenario: { seed: 1 } } as WholePosition;
  expect(playedOn(over, whole, 1).seats).toEqual([
    { kind: "bot", strength: "adept" },
    { kind: "mine" },
    { kind: "bot", strength: "master" },
  ]);
  expect([seatToTake(over, null), seatToTake(over, 2)]).toEqual([0, 2]);
});
