// From a wish ("two bots and me") to the rules of a table.
import type { GameInfo, SeatPlan, TableRules } from "../messages";

export type Company = "alone" | "bots" | "friends" | "hot-seat";

export interface Wish {
  game: string;
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

/** A bot that suits a newcomer: in the middle of the list, which begins with the weakest. */
export function usualStrength(game: GameInfo): string {
  return game.strengths[Math.floor(game.strengths.length / 2)] ?? "random";
}

export function rulesFor(wish: Wish, playerName: (number: number) => string): TableRules {
  const others: Record<Company, (seat: number) => SeatPlan> = {
    alone: () => ({ kind: "open" }),
    bots: () => ({ kind: "bot", strength: wish.strength }),
    friends: () => ({ kind: "open" }),
    "hot-seat": seat => ({ kind: "mine", name: playerName(seat + 1) }),
  };
  const seats = Array.from({ length: wish.players }, (_, seat) =>
    seat === 0 ? ({ kind: "mine" } as const) : others[wish.company](seat),
  );
  return { game: wish.game, seats };
}

/** Whether the game can begin at once, without waiting for anybody. */
export function startsAtOnce(company: Company): boolean {
  return company !== "friends";
}
