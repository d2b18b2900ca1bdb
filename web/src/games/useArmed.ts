// What cannot be undone is shown first and done when it is confirmed.
import { useCallback, useState } from "react";
import { useSettings } from "../app/settings";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import type { Acting } from "./useAct";

export interface Arming {
  /** What would be done if it were confirmed now. */
  armed: Action | null;
  /** Do it, or show it first where it is one of those that need a second word. */
  offer(action: Action): void;
  confirm(): void;
  cancel(): void;
}

export function useArmed({ decision }: SeatGame, { act, guard }: Acting, final: ReadonlySet<Action>): Arming {
  const asks = useSettings(settings => settings.confirm);
  const [shown, setShown] = useState<{ action: Action; decision: SeatGame["decision"] } | null>(null);
  // Shown for another question: that is over.
  const armed = shown && isSame(shown.decision, decision) ? shown.action : null;
  const { isSettled, unsettle } = guard;
  const offer = useCallback(
    (action: Action) => {
      if (!isSettled()) return;
      if (!asks || !final.has(action)) return act(action);
      setShown({ action, decision });
      unsettle();
    },
    [act, asks, final, decision, isSettled, unsettle],
  );
  const confirm = useCallback(() => {
    if (!armed || !isSettled()) return;
    act(armed);
    setShown(null);
  }, [armed, act, isSettled]);
  const cancel = useCallback(() => setShown(null), []);
  return { armed, offer, confirm, cancel };
}

function isSame(one: SeatGame["decision"], other: SeatGame["decision"]): boolean {
  return one === other || (one?.number != null && one.number === other?.number);
}
