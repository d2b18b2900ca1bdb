// What the lobby lists.
import { useCallback, useEffect, useState } from "react";
import { useNotices } from "../app/useNotices";
import type { Daily, GameInfo, TableLine } from "../messages";
import { api } from "../server/api";

export interface Lists {
  games: readonly GameInfo[];
  mine: readonly TableLine[];
  open: readonly TableLine[];
  daily: Daily | null;
}

/** Read anew when something happened at one of our tables. */
export function useLobby(guest: string | null, known: boolean): Lists {
  const [lists, setLists] = useState<Lists>({ games: [], mine: [], open: [], daily: null });
  const read = useCallback(async () => {
    const [games, open, mine, daily] = await Promise.all([
      api.games().then(answer => answer.games),
      api.publicTables().then(answer => answer.tables),
      guest ? api.myTables().then(answer => answer.tables) : [],
      api.daily().catch(() => null),
    ]);
    setLists({ games, open: open.filter(line => !line.mine.length), mine, daily });
  }, [guest]);
  useEffect(() => {
    if (known) read().catch(() => undefined);
  }, [known, read]);
  useNotices(guest !== null, read);
  return lists;
}
