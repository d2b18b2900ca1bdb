import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import cards from "../../src/games/ancient-knowledge/cards/en.json";
import type { Drawing, Group, Shape } from "../../src/games/ancient-knowledge/emblems/draw";
import { EMBLEMS } from "../../src/games/ancient-knowledge/emblems/index";
import { LANDS } from "../../src/games/ancient-knowledge/emblems/lands";

const CSS = readFileSync("src/games/ancient-knowledge/emblems/emblems.css", "utf8");

function parts(drawing: Drawing): { shapes: Shape[]; groups: Group[] } {
  const shapes: Shape[] = [];
  const groups: Group[] = [];
  for (const part of drawing) {
    if (!("parts" in part)) shapes.push(part);
    else {
      const inner = parts(part.parts);
      groups.push(part, ...inner.groups);
      shapes.push(...inner.shapes);
    }
  }
  return { shapes, groups };
}

test("every card has an emblem, and no emblem is without its card", () => {
  expect(Object.keys(EMBLEMS).sort()).toEqual(cards.map(({ id }) => id).sort());
});

test("no two emblems are drawn alike", () => {
  const drawn = Object.values(EMBLEMS).map(({ drawing }) => JSON.stringify(drawing));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("paths are well formed: numbers are numbers, every fill is closed", () => {
  for (const [id, { drawing }] of Object.entries(EMBLEMS))
    for (const [tone, path] of parts(drawing).shapes) {
      expect(path, `${id} ${tone}`).toMatch(/^(M[\d\s.,\-MLHVCSQTAZlhvcsqtazm]*)?$/);
      if (!["line", "fine", "chalk", "wire", "foam"].includes(tone))
        expect(path, `${id} ${tone}`).toMatch(/Z$/);
    }
});

test("every tone, land and material has its colours, by day and by night", () => {
  const drawings = [...Object.values(EMBLEMS).map(({ drawing }) => drawing), ...Object.values(LANDS)];
  const all = drawings.map(parts);
  const tones = new Set(all.flatMap(({ shapes }) => shapes.map(([tone]) => tone)));
  const materials = new Set(all.flatMap(({ groups }) => groups.flatMap(({ material }) => material ?? [])));
  for (const tone of tones) expect(CSS).toMatch(new RegExp(`\\.em-${tone}\\b`));
  for (const material of materials) expect(CSS).toMatch(new RegExp(`\\.em-of-${material} {[^}]*light-dark`));
  const lands = new Set(Object.values(EMBLEMS).map(({ land }) => land));
  for (const land of lands) if (land !== "desert") expect(CSS).toMatch(new RegExp(`\\.em-${land} {`));
});

test("monuments stand in their own land: the same place never has two", () => {
  const far = new Set(["niche", "hall", "night", "desk"]);
  const monuments = cards.filter(({ start }) => start > 0);
  expect(monuments.filter(({ id }) => far.has(EMBLEMS[id]?.land ?? ""))).toEqual([]);
});

test("all emblems together stay within their budget, as they are written and before anything is made smaller", () => {
  const folder = "src/games/ancient-knowledge/emblems";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(name =>
    /\.(tsx?|css)$/.test(name),
  );
  const written = files.map(name => readFileSync(`${folder}/${name}`, "utf8")).join("");
  expect(files.length).toBeGreaterThan(10);
  expect(gzipSync(written).length).toBeLessThan(60_000);
});
