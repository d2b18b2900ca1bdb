// Choices travel packed, in runs that differ in one field.
import type { Choices, OpenDecision } from "../messages";

/** An action as the server gave it; it is sent back as it is. */
export type Action = Record<string, unknown> & { kind: string; seat: number };

/** Every choice of a decision, as actions, in the order the server gave them. */
export function unpack(decision: OpenDecision | null): Action[] {
  return decision ? decision.choices.flatMap(unpackRun) : [];
}

/** Those of the unpacked choices that cannot be taken back. */
export function finalOf(decision: OpenDecision | null, choices: readonly Action[]): ReadonlySet<Action> {
  const final = decision?.choices.flatMap(run => unpackRun(run).map(() => run.final ?? false)) ?? [];
  return new Set(choices.filter((_, place) => final[place]));
}

function unpackRun({ same, vary, values = [] }: Choices): Action[] {
  return (vary ? values.map(value => ({ ...same, [vary]: value })) : [same]) as Action[];
}
