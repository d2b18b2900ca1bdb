// What somebody wished for last, game by game, kept in this browser. What does not fit the game any more is left out.
import type { GameInfo } from "../messages";
import { type Wish, wishOf, wishQuery } from "./plans";

const KEY = "digsite-wishes";

export function lastWish(game: GameInfo): Wish {
  return wishOf(kept()[game.name] ?? "", game);
}

export function keepWish(game: GameInfo, wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game.name]: wishQuery(wish) }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}
