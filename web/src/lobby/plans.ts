// From a wish ("two bots and me") to the rules of a table.
import type { GameInfo, GameOption, SeatPlan, TableLine, TableRules } from "../messages";

/** At a table made here one plays until one says "End turn", and can undo until then; a program's table may differ. */
export const USUAL_UNDO = "end-turn";

export type Company = "alone" | "bots" | "friends" | "hot-seat";

export interface Wish {
  company: Company;
  players: number;
  strength: string;
}

/** Ways to play a game: alone only where it can be played by one. */
export function companies(game: GameInfo): Company[] {
  return game.players.includes(1)
    ? ["alone", "bots", "friends", "hot-seat"]
    : ["bots", "friends", "hot-seat"];
}

/** How many can play in that company. */
export function playerCounts(game: GameInfo, company: Company): number[] {
  return company === "alone" ? [1] : game.players.filter(count => count > 1);
}

/** A bot that suits a newcomer: the first of the list, which begins with the weakest, that does not only draw lots. */
export function usualStrength({ strengths }: GameInfo): string {
  return strengths.find(strength => strength !== "random") ?? "random";
}

/** Options that are worth a word to whoever has not played the game yet. */
export function suggestions(game: GameInfo, isNew: boolean): GameOption[] {
  return isNew ? game.options.filter(option => option.first_game !== null) : [];
}

/** Options that leave a choice. */
export function realOptions(options: readonly GameOption[]): GameOption[] {
  return options.filter(({ choices }) => choices.length > 1);
}

export function suggested(options: readonly GameOption[]): Record<string, unknown> {
  return Object.fromEntries(options.map(({ name, first_game }) => [name, first_game]));
}

export function seatsFor(wish: Wish, playerName: (number: number) => string): SeatPlan[] {
  const others: Record<Company, (seat: number) => SeatPlan> = {
    alone: () => ({ kind: "open" }),
    bots: () => ({ kind: "bot", strength: wish.strength }),
    friends: () => ({ kind: "open" }),
    "hot-seat": seat => ({ kind: "mine", name: playerName(seat + 1) }),
  };
  return Array.from({ length: wish.players }, (_, seat) =>
    seat === 0 ? { kind: "mine" } : others[wish.company](seat),
  );
}

/** What suits whoever has just learned a game: as few as it can be played by, against a bot for newcomers. */
export function firstGame(game: GameInfo): TableRules {
  const wish = {
    company: "bots",
    players: playerCounts(game, "bots")[0] ?? 2,
    strength: usualStrength(game),
  } as const;
  return { game: game.name, seats: seatsFor(wish, String), options: suggested(suggestions(game, true)) };
}

/** Whether hints may be asked for, as the server reads it: usually where one person plays alone or against bots. */
export function allowsHints({ assist = true, hints = null, seats }: TableRules): boolean {
  return assist && (hints ?? seats.filter(({ kind }) => kind !== "bot").length === 1);
}

/** Whether the game can begin at once, without waiting for anybody. */
export function startsAtOnce({ seats }: TableRules): boolean {
  return seats.every(({ kind }) => kind === "mine" || kind === "bot");
}

/** A wish as it stands in an address, and back; what does not fit the game is left out. */
export function wishQuery(wish: Wish): string {
  return new URLSearchParams({ ...wish, players: String(wish.players) }).toString();
}

/** For friends whom one does not know yet: a table that everybody finds. */
export function publicQuery(game: GameInfo): string {
  return `${wishQuery(wishOf("company=friends", game))}&public`;
}

export function isPublic(query: string): boolean {
  return new URLSearchParams(query).has("public");
}

export function wishOf(query: string, game: GameInfo): Wish {
  const said = new URLSearchParams(query);
  const company = companies(game).find(way => way === said.get("company")) ?? "bots";
  const counts = playerCounts(game, company);
  const strength = game.strengths.find(name => name === said.get("strength")) ?? usualStrength(game);
  const players = counts.find(count => String(count) === said.get("players")) ?? counts[0] ?? 1;
  return { company, players, strength };
}

/** How many games of these were played to their end. */
export function finishedGames(mine: readonly TableLine[]): number {
  return mine.filter(({ status }) => status === "over").length;
}

/** The games of which one of these tables has begun. */
export function playedGames(mine: readonly TableLine[]): Set<string> {
  const begun = mine.filter(({ status }) => status === "playing" || status === "over");
  return new Set(begun.map(({ game }) => game));
}
