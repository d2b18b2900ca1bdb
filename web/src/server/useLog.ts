// The log in words. Each step is told once; an undo or another language asks anew for what it changed.
import { useEffect, useState } from "react";
import type { LogLine, Step } from "../messages";
import { useTexts } from "../texts/TextsProvider";
import type { SeatGame } from "./tableState";
import type { TableController } from "./useTable";

type Told = ReadonlyMap<Step, readonly LogLine[]>;

export function useLog({ readLog }: TableController, { seat, steps }: SeatGame): readonly LogLine[] {
  const { language } = useTexts();
  const [told, setTold] = useState<{ of: string; lines: Told }>({ of: "", lines: new Map() });
  const of = `${seat} ${language}`;
  const known = told.of === of ? told.lines : null;
  const first = firstUntold(steps, known);
  useEffect(() => {
    if (first >= steps.length) return;
    let current = true;
    readLog({ seat, language, first }).then(answer => {
      if (current && answer) setTold({ of, lines: joined(steps, first, known, answer.lines) });
    });
    return () => {
      current = false;
    };
  }, [readLog, seat, language, of, steps, first, known]);
  return linesOf(steps, known);
}

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

function linesOf(steps: readonly Step[], told: Told | null): readonly LogLine[] {
  return told ? steps.flatMap(step => told.get(step) ?? []) : [];
}
