// A result to be sent to friends, as text: what it came to, and nothing of the deal.
import { gameName, rankText } from "../games/gameWords";
import type { Daily, DailyGame, DailyResult } from "../messages";
import type { Texts } from "../texts/texts";
import { dailyPath } from "./paths";

export function shareText(texts: Texts, daily: Daily, mine: DailyResult, game: DailyGame | null): string {
  const { say } = texts;
  const lines = [
    `Digsite · ${gameName(texts, daily.game)} · ${daily.day}`,
    resultText(texts, daily.game, mine),
    mine.late ? say("daily-late") : comparedText(texts, daily),
    game && game.streak > 1 ? say("daily-streak", { days: game.streak }) : "",
    `${location.origin}${dailyPath(daily.game, daily.day)}`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** What it came to: points, and the rank or the place. */
export function resultText(
  texts: Texts,
  game: string,
  { score, rank = null, place = null }: Pick<DailyResult, "score" | "rank" | "place">,
): string {
  const points = texts.say("daily-points", { points: score });
  if (place !== null) return texts.say("daily-points-place", { points, place });
  return rank ? `${points} · ${rankText(texts, game, rank)}` : points;
}

/** How many came to less; nothing where nobody else is there to be compared with. */
export function comparedText({ say }: Texts, { players = 0, below = 0 }: Daily): string {
  return players > 1 ? say("daily-compared", { below, others: players - 1 }) : "";
}

/** Hands it on where the device can, else copies it; false where neither is possible. */
export async function handOn(text: string): Promise<"shared" | "copied" | "no"> {
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.share) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "no";
  }
}
