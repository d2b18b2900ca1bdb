// Carries a plan out: one answer for each decision that comes.
import { useEffect, useRef, useState } from "react";
import { type Action, unpack } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import { nextOf, type Plan } from "./plan";

/** The plan under way, and how to begin one. `behind`: more has happened than is shown. */
export function usePlan(
  { decision, sent }: Pick<SeatGame, "decision" | "sent">,
  behind: boolean,
  goOn: (action: Action) => Promise<boolean>,
): readonly [Plan | null, (plan: Plan) => void] {
  const [plan, setPlan] = useState<Plan | null>(null);
  const answered = useRef<unknown>(null);
  useEffect(() => {
    if (!plan || behind || sent) return;
    const asked = decision?.number ?? decision;
    if (asked !== null && answered.current === asked) return;
    const action = nextOf(plan, decision?.type, unpack(decision));
    setPlan(action && plan.length > 1 ? plan.slice(1) : null);
    if (!action) return;
    answered.current = asked;
    // Refused: whoever planned it sees the question again.
    void goOn(action).then(taken => {
      if (taken) return;
      answered.current = null;
      setPlan(null);
    });
  }, [plan, behind, sent, decision, goOn]);
  return [plan, setPlan];
}
