// A table that a page makes for its reader alone as it opens: for a lesson's scene, for a position to try.
import { useEffect, useRef, useState } from "react";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import { oncePrepared } from "../lobby/making";
import type { TableRules } from "../messages";
import { api } from "../server/api";
import { type TableController, useTableController } from "../server/useTable";
import { useTexts } from "../texts/TextsProvider";

/** Its controller, once it is there; or why it cannot be. The rules are asked for once. */
export function usePrivateTable(rules: () => TableRules | Promise<TableRules>): {
  controller: TableController | null;
  failure: string;
} {
  const texts = useTexts();
  const { known, ensure, guest } = useGuest();
  const [table, setTable] = useState<string | null>(null);
  const [failure, setFailure] = useState("");
  const begun = useRef(false);
  useEffect(() => {
    if (!known || begun.current) return;
    begun.current = true;
    const begin = async (): Promise<void> => {
      await ensure(texts.say("web-guest"));
      const wanted = await rules();
      const { id } = await oncePrepared(() => api.makeTable(wanted));
      await api.command(id, { kind: "start" });
      setTable(id);
    };
    begin().catch(error => setFailure(failureText(texts, error)));
  }, [known, rules, ensure, texts]);
  return { controller: useTableController(table, guest?.id ?? null), failure };
}
