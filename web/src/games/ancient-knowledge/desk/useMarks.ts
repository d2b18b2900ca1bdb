// The cards marked for an answer: the one selected and where it shall go, or several picked.
import { useState } from "react";
import type { DraftMarks } from "./draft";

const NOTHING: DraftMarks = { selected: null, space: undefined, picked: new Set() };

/** What is marked belongs to the question it was marked for: a new one begins without a selection. */
export function useMarks(question: unknown): DraftMarks & { mark(marks: Partial<DraftMarks>): void } {
  const [kept, keep] = useState({ question, marks: NOTHING });
  const marks = kept.question === question ? kept.marks : NOTHING;
  return { ...marks, mark: change => keep({ question, marks: { ...marks, ...change } }) };
}
