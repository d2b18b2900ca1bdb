// What somebody wants to play, as a game's card asks for it.
import { useState } from "react";
import type { GameInfo, GameOption, TableRules } from "../messages";
import { useSay } from "../texts/TextsProvider";
import { keepWish, lastWish } from "./lastWish";
import { playerCounts, seatsFor, suggested, suggestions, type Wish } from "./plans";

export interface WishForm {
  wish: Wish;
  /** How many can play in that company. */
  counts: readonly number[];
  /** Options worth a word to a newcomer, and whether they are taken. */
  advice: readonly GameOption[];
  advised: boolean;
  /** The table that is wished for. */
  rules: TableRules;
  change(part: Partial<Wish>): void;
  advise(on: boolean): void;
}

export function useWish(game: GameInfo, isNew: boolean): WishForm {
  const say = useSay();
  const [said, setSaid] = useState<Wish>(() => lastWish(game));
  const [advised, advise] = useState(true);
  const counts = playerCounts(game, said.company);
  const players = counts.includes(said.players) ? said.players : (counts[0] ?? 1);
  const wish = { ...said, players };
  const advice = suggestions(game, isNew);
  return {
    wish,
    counts,
    advice,
    advised,
    rules: {
      game: game.name,
      seats: seatsFor(wish, player => say("table-player", { player })),
      options: advised ? suggested(advice) : {},
    },
    change: part => {
      const changed = { ...said, ...part };
      setSaid(changed);
      keepWish(game, changed);
    },
    advise,
  };
}
