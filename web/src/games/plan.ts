// Several answers that belong together: settled and confirmed at once, then given one after the other as the rules ask
// for them. Each is meant for one kind of question; where another one comes, the plan is over.
import type { Action } from "../server/choices";

export interface PlanStep {
  /** The type of decision that it answers. */
  asked: string;
  kind: string;
  card?: string;
  space?: number;
}

export type Plan = readonly PlanStep[];

/** The next answer of a plan among the choices; null where it no longer fits. */
export function nextOf([step]: Plan, asked: string | undefined, choices: readonly Action[]): Action | null {
  if (!step || step.asked !== asked) return null;
  return (
    choices.find(
      ({ kind, card, space }) => kind === step.kind && card === step.card && space === step.space,
    ) ?? null
  );
}
