// A decision is answered once: a second click before the table has moved on is no second answer.
import { useCallback, useRef } from "react";
import type { Action } from "../server/choices";
import type { GameTableProps } from "./gameTable";

export function useAct(
  choices: readonly Action[],
  choose: GameTableProps["choose"],
): (action: Action) => void {
  const answered = useRef<readonly Action[] | null>(null);
  return useCallback(
    action => {
      if (answered.current === choices) return;
      answered.current = choices;
      // Refused: the same decision is still open.
      void choose(action).then(answer => {
        if (answer === null && answered.current === choices) answered.current = null;
      });
    },
    [choices, choose],
  );
}
