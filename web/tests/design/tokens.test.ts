// The colours of the house: legible in both themes, and apart for eyes that see fewer of them.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const CSS = readFileSync("src/design/tokens.css", "utf8");
const KINDS = readFileSync("src/games/ancient-knowledge/cards/cards.css", "utf8");
type Theme = "light" | "dark";
type Rgb = [number, number, number];

function token(name: string, theme: Theme): Rgb {
  const [, light = "", dark = light] =
    new RegExp(`--${name}: (?:light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)|(#[0-9a-f]+))`).exec(CSS) ?? [];
  const plain = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(CSS)?.[1];
  return rgb(plain ?? (theme === "light" ? light : dark));
}

function rgb(colour: string): Rgb {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`no colour: ${colour}`);
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)) as Rgb;
}

const linear = (part: number) => (part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** As eyes without one kind of cones see it (Viénot, Brettel and Mollon 1999, simplified). */
const EYES: Record<string, (colour: Rgb) => Rgb> = {
  all: colour => colour,
  deuteranopia: ([r, g, b]) => [0.29 * r + 0.71 * g, 0.29 * r + 0.71 * g, -0.02 * r + 0.02 * g + b],
  protanopia: ([r, g, b]) => [0.11 * r + 0.89 * g, 0.11 * r + 0.89 * g, 0.004 * r - 0.004 * g + b],
  grey: colour => [1, 1, 1].map(() => 255 * luminance(colour) ** (1 / 2.2)) as Rgb,
};

describe.each(["light", "dark"] as const)("by %s", theme => {
  test.each([
    ["ink", "panel", 7],
    ["ink", "sand", 7],
    ["ink-soft", "panel", 4.5],
    ["ink-soft", "sand", 4.5],
    ["clay", "panel", 4.5],
    ["on-clay", "clay", 4.5],
    ["gold", "panel", 4.5],
    ["good", "panel", 4.5],
    ["bad", "panel", 4.5],
    ["focus", "panel", 4.5],
    ["seat-1", "panel", 4.5],
    ["seat-2", "panel", 4.5],
    ["seat-3", "panel", 4.5],
    ["seat-4", "panel", 4.5],
  ])("%s on %s has a contrast of %d or more", (ink, ground, least) => {
    expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

test.each(Object.keys(EYES))("the four stones stay apart for eyes of this kind: %s", eyes => {
  const stones = ["green", "grey", "brown", "white"].map(
    name => EYES[eyes]?.(token(`stone-${name}`, "light")) ?? [0, 0, 0],
  );
  for (const [at, one] of stones.entries())
    for (const other of stones.slice(at + 1))
      expect(Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)))).toBeGreaterThan(30);
});

test("white letters are legible on the colour of every kind of card", () => {
  const kinds = [...KINDS.matchAll(/--kind: (#[0-9a-f]{6})/g)].map(([, colour = ""]) => rgb(colour));
  expect(kinds).toHaveLength(7);
  for (const kind of kinds) expect(contrast(kind, [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
});
