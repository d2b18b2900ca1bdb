// Tables at which it is our move.
import { useEffect, useState } from "react";
import type { TableLine } from "../messages";
import { api } from "../server/api";

/** Those but this one, asked anew whenever `news` is another. */
export function useWaitingTables(guest: string | null, here: string, news: unknown): readonly TableLine[] {
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is what asks anew
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const mine = guest ? (await api.myTables()).tables : [];
      if (current) setTables(mine.filter(({ id, my_move }) => my_move && id !== here));
    };
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [guest, here, news]);
  return tables;
}
