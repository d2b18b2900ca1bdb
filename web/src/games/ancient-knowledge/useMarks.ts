// The cards marked for an answer: the one selected, or several picked.
import { useState } from "react";
import type { Action } from "../../server/choices";

interface Marks {
  selected: string | null;
  picked: ReadonlySet<string>;
}

const NOTHING: Marks = { selected: null, picked: new Set() };

/** What is marked belongs to the choices it was marked for: a new decision begins without a selection. */
export function useMarks(choices: readonly Action[]): Marks & { mark(marks: Partial<Marks>): void } {
  const [kept, keep] = useState({ choices, marks: NOTHING });
  const marks = kept.choices === choices ? kept.marks : NOTHING;
  return { ...marks, mark: change => keep({ choices, marks: { ...marks, ...change } }) };
}
