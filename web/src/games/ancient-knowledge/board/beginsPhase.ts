import type { LogLine, Step } from "../../../messages";

/** The sentence that a phase begins stands over what happens in it. */
export function beginsPhase({ step, event }: LogLine, steps: readonly Step[]): boolean {
  return steps.find(({ number }) => number === step)?.events[event]?.kind === "phase-began";
}
