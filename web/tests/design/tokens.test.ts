// The colours of the house: legible in both themes, and apart for eyes that see fewer of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const CSS = readFileSync("src/design/tokens.css", "utf8");
const KINDS = ["city", "megalith", "pyramid", "artefact", "ancient", "writing", "secret"];
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
  tritanopia: ([r, g, b]) => [r, 0.87 * g + 0.13 * b, 0.87 * g + 0.13 * b],
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

/** The least distance between any two of these colours, as such eyes see them. */
function apart(colours: readonly Rgb[], eyes: string): number {
  const seen = colours.map(colour => EYES[eyes]?.(colour) ?? colour);
  const distances = seen.flatMap((one, at) =>
    seen.slice(at + 1).map(other => Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)))),
  );
  return Math.min(...distances);
}

/** What carries a meaning, and how far apart its colours are at least for each kind of eyes. In grey the kinds of cards are told
 * by their signs, gained and lost by theirs. */
const MEANINGS: readonly (readonly [what: string, names: readonly string[], least: number, grey: number])[] =
  [
    ["stones", ["stone-green", "stone-grey", "stone-brown", "stone-white"], 30, 30],
    ["seats", ["seat-1", "seat-2", "seat-3", "seat-4"], 30, 20],
    ["kinds of cards", KINDS.map(kind => `kind-${kind}`), 25, 0],
    ["tiers of keys", ["tier-star", "tier-sun", "tier-moon"], 25, 0],
    ["gained and lost", ["good", "bad"], 25, 0],
    ["chosen and wanted", ["focus", "gold-fill", "clay"], 25, 0],
  ];

describe.each(["light", "dark"] as const)("as eyes of every kind see it, by %s", theme => {
  test.each(MEANINGS)("the %s stay apart", (_what, names, least, grey) => {
    const colours = names.map(name => token(name, theme));
    for (const eyes of Object.keys(EYES))
      expect(apart(colours, eyes), eyes).toBeGreaterThan(eyes === "grey" ? grey - 1 : least);
  });
});

test("light letters are legible on the colour of every kind of card", () => {
  for (const kind of KINDS)
    expect(contrast(token(`kind-${kind}`, "light"), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
});

const SHEETS = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(name => name.endsWith(".css"))
  .map(name => [name, readFileSync(join("src", name), "utf8")] as const);

test("colours have their names in one place: no other sheet but the emblems' mixes its own", () => {
  const own = SHEETS.filter(([name]) => !/design.tokens\.css$|emblems\.css$/.test(name));
  for (const [name, css] of own) expect(css.match(/#[0-9a-f]{3,8}\b/gi), name).toBeNull();
});

test("no letters are smaller than 0.75 rem", () => {
  for (const [name, css] of SHEETS)
    for (const [line, size] of css.matchAll(/font(?:-size)?:[^;]*?(\d*\.?\d+)rem/g))
      expect(Number(size), `${name}: ${line}`).toBeGreaterThanOrEqual(0.75);
});
