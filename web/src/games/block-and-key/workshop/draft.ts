// A set of pieces in the making, as plain data in the layout of the data file. Nothing is judged here: that is the
// server's to say.
import designed from "@digsite/block_and_key/pieces/pieces.toml";
import type { KeyCard } from "../pieces/pieces";
import type { Tier } from "../view";

export interface KeyEntry {
  vp: number;
  stars?: number;
  pips?: number;
  pattern: string;
}

export interface Draft {
  name: string;
  core: string[];
  enigmas: string[];
  blocks: string[];
  floor: { width: number; depth: number; height: number };
  players: Record<string, { seats: string[]; core: [number, number] }>;
  shapes: Record<string, string>;
  keys: Record<Tier, Record<string, KeyEntry>>;
}

export const TIERS: readonly Tier[] = ["star", "sun", "moon"];
export const PLAYERS = ["1", "2", "3", "4"] as const;
/** Squares of a pattern at most, each way: what the editor has room for. */
export const SQUARES = 4;
export const BLANK = ".";
const LETTERS = [BLANK, "g", "s", "b", "w"];
const KEPT = "digsite-workshop";

export const STANDARD = designed as unknown as Draft;

export function cardOf(draft: Draft, tier: Tier, id: string): KeyCard | undefined {
  const entry = draft.keys[tier][id];
  if (!entry) return undefined;
  const { vp: points, stars = 0, pips = 0, pattern } = entry;
  return { id, tier, points, rows: rowsOf(pattern), stars, pips };
}

export function withKey(draft: Draft, tier: Tier, id: string, change: Partial<KeyEntry>): Draft {
  const entry = draft.keys[tier][id];
  if (!entry) return draft;
  const keys = { ...draft.keys[tier], [id]: { ...entry, ...change } };
  return { ...draft, keys: { ...draft.keys, [tier]: keys } };
}

export function withoutKey(draft: Draft, tier: Tier, id: string): Draft {
  const keys = Object.entries(draft.keys[tier]).filter(([name]) => name !== id);
  return { ...draft, keys: { ...draft.keys, [tier]: Object.fromEntries(keys) } };
}

/** One key more, blank as yet, and its name. */
export function withNewKey(draft: Draft, tier: Tier): [Draft, string] {
  const names = new Set(TIERS.flatMap(each => Object.keys(draft.keys[each])));
  let number = 1;
  while (names.has(`${tier}-${number}`)) number += 1;
  const id = `${tier}-${number}`;
  const entry: KeyEntry =
    tier === "star"
      ? { vp: 1, pattern: BLANK }
      : { vp: tier === "sun" ? 2 : 3, stars: 1, pips: 1, pattern: BLANK };
  return [{ ...draft, keys: { ...draft.keys, [tier]: { ...draft.keys[tier], [id]: entry } } }, id];
}

export function withCore(draft: Draft, players: string, core: [number, number]): Draft {
  const table = draft.players[players];
  return table ? { ...draft, players: { ...draft.players, [players]: { ...table, core } } } : draft;
}

/** The rows of a pattern, from the top. */
function rowsOf(pattern: string): string[] {
  return pattern.split("/").map(row => row.trim());
}

/** A pattern on the editor's squares, at their upper left; what has no room or no colour is blank. */
export function gridOf(pattern: string): string[] {
  const rows = rowsOf(pattern);
  return Array.from({ length: SQUARES * SQUARES }, (_, square) => {
    const letter = rows[Math.floor(square / SQUARES)]?.[square % SQUARES] ?? BLANK;
    return LETTERS.includes(letter) ? letter : BLANK;
  });
}

/** The pattern that is on the editor's squares, without the blanks around it. */
export function patternOf(grid: readonly string[]): string {
  const coloured = [...grid.keys()].filter(square => grid[square] !== BLANK);
  if (coloured.length === 0) return BLANK;
  const rows = coloured.map(square => Math.floor(square / SQUARES));
  const columns = coloured.map(square => square % SQUARES);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const texts: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row += 1) {
    texts.push(grid.slice(row * SQUARES + left, row * SQUARES + right + 1).join(""));
  }
  return texts.join(" / ");
}

/** The next colour of a square. */
export function nextLetter(letter: string | undefined): string {
  return LETTERS[(LETTERS.indexOf(letter ?? BLANK) + 1) % LETTERS.length] ?? BLANK;
}

export function isLetter(key: string): boolean {
  return LETTERS.includes(key);
}

/** What this browser has kept; the standard set if it has nothing, or nothing that can be shown. */
export function kept(): Draft {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return canBeShown(found) ? found : STANDARD;
  } catch {
    return STANDARD;
  }
}

/** Whether this browser keeps it. */
export function keep(draft: Draft): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function canBeShown(data: unknown): data is Draft {
  const { name, floor, players, shapes, keys, blocks } = (data ?? {}) as Partial<Draft>;
  return (
    typeof name === "string" &&
    Array.isArray(blocks) &&
    isTable(shapes) &&
    isTable(floor) &&
    [floor.width, floor.depth, floor.height].every(size => Number.isInteger(size) && size <= 10) &&
    isTable(players) &&
    PLAYERS.every(count => Array.isArray(players[count]?.core)) &&
    isTable(keys) &&
    TIERS.every(
      tier => isTable(keys[tier]) && Object.values(keys[tier]).every(key => typeof key?.pattern === "string"),
    )
  );
}

function isTable<T>(data: T | undefined): data is T & object {
  return typeof data === "object" && data !== null;
}
