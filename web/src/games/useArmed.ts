// What cannot be undone is shown first and done when it is confirmed.
import { useCallback, useState } from "react";
import { useSettings } from "../app/settings";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import type { Acting } from "./useAct";

export interface Arming {
  /** What would be done if it were confirmed now. */
  armed: Action | null;
  /** Why that needs a second word: it cannot be taken back, or it brings nothing. */
  why: "final" | "vain" | null;
  /** Do it, or show it first where it is one of those that need a second word. */
  offer(action: Action): void;
  confirm(): void;
  cancel(): void;
}

export function useArmed(game: SeatGame, { act, guard }: Acting, final: ReadonlySet<Action>): Arming {
  const { decision } = game;
  const asks = useSettings(settings => settings.confirm);
  const [shown, setShown] = useState<{ action: Action; decision: SeatGame["decision"] } | null>(null);
  // Shown for another question: that is over.
  const armed = shown && isSame(shown.decision, decision) ? shown.action : null;
  const { isSettled, unsettle } = guard;
  const offer = useCallback(
    (action: Action) => {
      if (!isSettled()) return;
      if (!asks || !(final.has(action) || isVain(game, action))) return act(action);
      setShown({ action, decision });
      unsettle();
    },
    [act, asks, final, game, decision, isSettled, unsettle],
  );
  const confirm = useCallback(() => {
    if (!armed || !isSettled()) return;
    act(armed);
    setShown(null);
  }, [armed, act, isSettled]);
  const cancel = useCallback(() => setShown(null), []);
  const why = armed && (isVain(game, armed) ? "vain" : "final");
  return { armed, why, offer, confirm, cancel };
}

/** Whether the server says that the action would bring nothing, in games that tell it. */
function isVain({ outlook }: SeatGame, { kind }: Action): boolean {
  return kind in ((outlook?.vain ?? {}) as Record<string, string>);
}

function isSame(one: SeatGame["decision"], other: SeatGame["decision"]): boolean {
  return one === other || (one?.number != null && one.number === other?.number);
}
