// The games that can be played here, and which of them we have played already.
import { useEffect, useState } from "react";
import { useGuest } from "../app/guest";
import type { GameInfo } from "../messages";
import { api } from "../server/api";
import { playedGames } from "./plans";

interface KnownGames {
  /** Null until the server has told. */
  games: readonly GameInfo[] | null;
  played: ReadonlySet<string>;
}

export function useGames(): KnownGames {
  const { guest, known } = useGuest();
  const [state, setState] = useState<KnownGames>({ games: null, played: new Set() });
  useEffect(() => {
    if (!known) return;
    let current = true;
    const read = async (): Promise<void> => {
      const [{ games }, mine] = await Promise.all([
        api.games(),
        guest ? api.myTables().then(({ tables }) => tables) : [],
      ]);
      if (current) setState({ games, played: playedGames(mine) });
    };
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [guest, known]);
  return state;
}
