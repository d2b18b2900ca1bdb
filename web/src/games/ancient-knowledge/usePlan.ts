// Carries a plan out: one answer for each decision that comes.
import { useEffect, useRef, useState } from "react";
import type { Action } from "../../server/choices";
import { nextOf, type Plan } from "./gathering";

/** The plan under way, and how to begin one. */
export function usePlan(
  choices: readonly Action[],
  act: (action: Action) => void,
): readonly [Plan | null, (plan: Plan) => void] {
  const [plan, setPlan] = useState<Plan | null>(null);
  const answered = useRef<readonly Action[] | null>(null);
  useEffect(() => {
    if (!plan || !choices.length || answered.current === choices) return;
    const next = nextOf(plan, choices);
    setPlan(next?.rest ?? null);
    if (!next) return;
    answered.current = choices;
    act(next.action);
  }, [plan, choices, act]);
  return [plan, setPlan];
}
