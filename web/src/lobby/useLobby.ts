// What the lobby lists.
import { useCallback, useEffect, useRef, useState } from "react";
import { useNotices } from "../app/useNotices";
import type { Dailies, GameInfo, TableLine } from "../messages";
import { api } from "../server/api";

const ASK_AGAIN = 3000;

interface Lists {
  games: readonly GameInfo[];
  mine: readonly TableLine[];
  open: readonly TableLine[];
  dailies: Dailies | null;
}

/** Read anew when something happened at one of our tables; `stays`: whether somebody is there to read it. */
export function useLobby(guest: string | null, stays: boolean): Lists {
  const [lists, setLists] = useState<Lists>({ games: [], mine: [], open: [], dailies: null });
  const read = useCallback(async () => {
    const [games, open, mine, dailies] = await Promise.all([
      api.games().then(answer => answer.games),
      api.publicTables().then(answer => answer.tables),
      guest ? api.myTables().then(answer => answer.tables) : [],
      api.dailies().catch(() => null),
    ]);
    setLists({ games, open: open.filter(line => !line.mine.length), mine, dailies });
  }, [guest]);
  useEffect(() => {
    if (stays) read().catch(() => undefined);
  }, [stays, read]);
  useNotices(guest !== null && stays, read);
  useReadiness(lists.games, games => setLists(known => ({ ...known, games })));
  return lists;
}

/** While the server still prepares a game, ask now and then whether it is there. */
function useReadiness(games: readonly GameInfo[], tell: (games: readonly GameInfo[]) => void): void {
  const preparing = games.some(({ ready }) => ready === false);
  const told = useRef(tell);
  told.current = tell;
  useEffect(() => {
    if (!preparing) return;
    const ask = (): void =>
      void api.games().then(
        ({ games: known }) => told.current(known),
        () => undefined,
      );
    const timer = setInterval(ask, ASK_AGAIN);
    return () => clearInterval(timer);
  }, [preparing]);
}
