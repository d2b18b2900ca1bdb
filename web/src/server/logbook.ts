// What was told of each step of a game.
import type { LogLine, Step } from "../messages";

export type Told = ReadonlyMap<Step, readonly LogLine[]>;

/** A step that was taken back and another put in its place is another object: it has not been told. */
export function firstUntold(steps: readonly Step[], told: Told | null): number {
  const found = steps.findIndex(step => !told?.has(step));
  return found < 0 ? steps.length : found;
}

/** What was told of the steps before `first`, and the new lines for those from there on. */
export function joined(
  steps: readonly Step[],
  first: number,
  told: Told | null,
  lines: readonly LogLine[],
): Told {
  return new Map(
    steps.map((step, index) => [
      step,
      index < first ? (told?.get(step) ?? []) : lines.filter(line => line.step === step.number),
    ]),
  );
}

export function linesOf(steps: readonly Step[], told: Told | null): readonly LogLine[] {
  return told ? steps.flatMap(step => told.get(step) ?? []) : [];
}
