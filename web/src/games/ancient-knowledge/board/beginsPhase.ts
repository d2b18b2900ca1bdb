import type { LogLine, Step } from "../../../messages";

/** That a phase begins is said by the name of its rule. */
export function beginsPhase({ step, event }: LogLine, steps: readonly Step[]): boolean {
  return steps.find(({ number }) => number === step)?.events[event]?.kind === "phase-began";
}
