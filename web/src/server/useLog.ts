// The log in words. Each step is told once; an undo or another language asks anew for what it changed.
import { useEffect, useState } from "react";
import type { LogLine } from "../messages";
import { useTexts } from "../texts/TextsProvider";
import { firstUntold, joined, linesOf, type Told } from "./logbook";
import type { SeatGame } from "./tableState";
import type { TableController } from "./useTable";

export function useLog({ readLog }: TableController, { seat, steps }: SeatGame): readonly LogLine[] {
  const { language } = useTexts();
  const [told, setTold] = useState<{ of: string; lines: Told }>({ of: "", lines: new Map() });
  const of = `${seat} ${language}`;
  const known = told.of === of ? told.lines : null;
  const first = firstUntold(steps, known);
  useEffect(() => {
    if (first >= steps.length) return;
    let current = true;
    readLog({ seat, language, first }).then(lines => {
      if (current && lines) setTold({ of, lines: joined(steps, first, known, lines) });
    });
    return () => {
      current = false;
    };
  }, [readLog, seat, language, of, steps, first, known]);
  return linesOf(steps, known);
}
