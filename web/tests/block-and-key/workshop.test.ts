// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import {
  cardOf,
  gridOf,
  keep,
  kept,
  nextLetter,
  patternOf,
  STANDARD,
  withCore,
  withKey,
  withNewKey,
  withoutKey,
} from "../../src/games/block-and-key/workshop/draft";

beforeEach(() => localStorage.clear());

it("lays a pattern on the squares and reads it again without the blanks around it", () => {
  const grid = gridOf("g. / gb");
  expect(grid.slice(0, 6).join("")).toBe("g...gb");
  expect(patternOf(grid)).toBe("g. / gb");
  const moved = Array.from({ length: 16 }, (_, square) => (square === 10 ? "s" : square === 15 ? "w" : "."));
  expect(patternOf(moved)).toBe("s. / .w");
  expect(patternOf(gridOf(""))).toBe(".");
});

it("shows what has no colour or no room as blank", () => {
  expect(gridOf("x<gg")).toEqual(gridOf("..gg"));
  expect(gridOf("ggggggg / g / g / g / g")).toHaveLength(16);
});

it("goes round the colours", () => {
  expect([".", "g", "s", "b", "w"].map(nextLetter)).toEqual(["g", "s", "b", "w", "."]);
});

it("changes one key and leaves the others and the set before alone", () => {
  const changed = withKey(STANDARD, "sun", "su1-0", { vp: 4 });
  expect(changed.keys.sun["su1-0"]?.vp).toBe(4);
  expect(STANDARD.keys.sun["su1-0"]?.vp).toBe(2);
  expect(changed.keys.moon).toBe(STANDARD.keys.moon);
  expect(withKey(STANDARD, "sun", "nothing", { vp: 4 })).toBe(STANDARD);
});

it("adds keys by names of their own, and takes them out", () => {
  const [one, first] = withNewKey(STANDARD, "star");
  const [two, second] = withNewKey(one, "star");
  expect(first).not.toBe(second);
  expect(cardOf(two, "star", second)?.stars).toBe(0);
  expect(Object.keys(withoutKey(two, "star", first).keys.star)).toEqual([
    ...Object.keys(STANDARD.keys.star),
    second,
  ]);
});

it("moves the Core Cube of one number of players", () => {
  const changed = withCore(STANDARD, "2", [1, 1]);
  expect(changed.players["2"]?.core).toEqual([1, 1]);
  expect(changed.players["3"]).toBe(STANDARD.players["3"]);
});

it("keeps the set in this browser, and takes nothing that could not be shown", () => {
  expect(kept()).toBe(STANDARD);
  expect(keep({ ...STANDARD, name: "mine" })).toBe(true);
  expect(kept().name).toBe("mine");
  for (const text of ["{", "7", "{}", JSON.stringify({ ...STANDARD, keys: { star: { x: null } } })]) {
    localStorage.setItem("digsite-workshop", text);
    expect(kept()).toBe(STANDARD);
  }
});
