// What a game is called and how it speaks of its end: by its texts, and where it has none by its plain names.
import type { GameInfo, ScoreLine } from "../messages";
import type { Texts } from "../texts/texts";

/** The name of a game; "my-game" without a text is "My game". */
export function gameName({ sayOr }: Texts, game: string): string {
  return sayOr(`web-game-${game}`, capitalised(game));
}

/** What it is about, in a sentence or two. */
export function gameAbout(
  { say, sayOr }: Texts,
  { name, players }: Pick<GameInfo, "name" | "players">,
): string {
  return sayOr(
    `lobby-about-${name}`,
    say("lobby-about-any", { players: playersText(players), most: Math.max(...players) }),
  );
}

/** How many can play: "2", or "2–4". */
export function playersText(players: readonly number[]): string {
  return [...new Set([Math.min(...players), Math.max(...players)])].join("–");
}

export function reasonText({ sayOr }: Texts, game: string, reason: string): string {
  return sayOr(`${game}-reason-${reason}`, plain(reason));
}

export function tieText({ sayOr }: Texts, game: string, rule: string): string {
  return sayOr(`${game}-tie-${rule}`, plain(rule));
}

export function rankText({ sayOr }: Texts, game: string, rank: string): string {
  return sayOr(`${game}-rank-${rank.toLowerCase().replaceAll(" ", "-")}`, rank);
}

/** What a line of a score counts. */
export function scoreLineText({ sayOr }: Texts, game: string, { kind, source }: ScoreLine): string {
  const named = [kind, source].filter(Boolean).join(" ");
  return sayOr(`${game}-line-${kind}`, capitalised(named), { source: source ?? "" });
}

function capitalised(name: string): string {
  return plain(name.charAt(0).toUpperCase() + name.slice(1));
}

function plain(name: string): string {
  return name.replaceAll("-", " ");
}
