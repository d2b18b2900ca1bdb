// What hands do at the desk: choose cards and spaces, give up what was chosen, and carry out what is settled.
import { pressBegan } from "../../../design/press";
import { SETTLING } from "../../../design/useSeen";
import type { Action } from "../../../server/choices";
import type { Plan } from "../../plan";
import type { Acting } from "../../useAct";
import type { Arming } from "../../useArmed";
import { answers, cardsOf, settled } from "./answers";
import { type Draft, type DraftMarks, planOfDraft } from "./draft";
import { type Gathering, planOf } from "./gathering";

/** The main actions that are begun by choosing a card: their buttons light up what they open. */
export type Opened = "create" | "learn";

export interface Hands {
  click(card: string): void;
  /** Put the selected card there. */
  putOn(space: number): void;
  open(what: Opened | null): void;
  /** Give up what is selected, drafted or armed. */
  cancel(): void;
  /** Send the cards picked. */
  gather(): void;
  /** Carry the draft out. */
  create(): void;
  /** Do what was planned, or plan it no longer. */
  takeUp(): void;
  forget(): void;
}

interface Desk {
  offered: readonly Action[];
  asked: { type: string } | null;
  marks: DraftMarks & { mark(marks: Partial<DraftMarks>): void };
  gathering: Gathering | null;
  draft: Draft | null;
  planning: boolean;
  /** What was planned, among the open choices. */
  now: Action | undefined;
  arming: Arming;
  acting: Acting;
  begin(plan: Plan): void;
  open(what: Opened | null): void;
  intend(action: Action | null): void;
}

const NOTHING = { selected: null, space: undefined, picked: new Set<string>(), touched: undefined };

export function handsOf(desk: Desk): Hands {
  const { offered, asked, marks, gathering, draft, now, arming, acting } = desk;
  const { mark } = marks;
  return {
    // Whoever is picking goes on as fast as they like: nothing is sent before the last word.
    click: card => (draft || marks.picked.size > 0 || acting.guard.isSettled()) && click(desk, card),
    putOn: space => {
      const action = answers(offered, marks.selected).spaces.get(space);
      if (!action || !acting.guard.isSettled()) return;
      if (action.kind !== "create" || desk.planning) settle(desk, action);
      else mark({ space });
    },
    open: what => {
      desk.open(what);
      mark(NOTHING);
      arming.cancel();
    },
    cancel: () => {
      desk.open(null);
      mark(NOTHING);
      arming.cancel();
    },
    gather: () => gathering && asked && desk.begin(planOf(gathering, marks.picked, asked.type)),
    create: () => draft?.ready && asked && desk.begin(planOfDraft(draft, asked.type)),
    takeUp: () => {
      if (now?.card === undefined) return;
      mark({ ...NOTHING, selected: now.card as string, space: now.space as number | undefined });
      desk.intend(null);
    },
    forget: () => desk.intend(null),
  };
}

function click(desk: Desk, card: string): void {
  const { marks, gathering, draft } = desk;
  if (gathering) pick(marks, marks.picked, card, gathering.cards, gathering.most);
  else if (draft && card !== draft.card && draft.price > 0) {
    if (!draft.forced) pick(marks, draft.paying, card, draft.payers, draft.price);
  } else choose(desk, card);
}

/** `picked`: those that are in sight as such. */
function pick(
  { touched, mark }: Desk["marks"],
  picked: ReadonlySet<string>,
  card: string,
  among: readonly string[],
  most: number,
): void {
  if (touched?.card === card && pressBegan() - touched.at < SETTLING) return;
  mark({ picked: toggled(picked, card, among, most), touched: { card, at: performance.now() } });
}

/** A card that settles the answer by itself, or one that is selected until the rest of it is said. */
function choose(desk: Desk, card: string): void {
  const { offered, marks, planning, arming } = desk;
  const own = offered.filter(choice => cardsOf(choice).includes(card));
  const [only] = own;
  const action = settled(offered, marks.selected, card) ?? (planning && own.length === 1 ? only : undefined);
  if (action) settle(desk, action);
  else {
    arming.cancel();
    marks.mark({ ...NOTHING, selected: marks.selected === card || !own.length ? null : card });
  }
}

/** Do it, or keep it in mind while others play. */
function settle({ planning, arming, marks, intend }: Desk, action: Action): void {
  if (!planning) arming.offer(action);
  else {
    intend(action);
    marks.mark(NOTHING);
  }
}

function toggled(
  picked: ReadonlySet<string>,
  card: string,
  among: readonly string[],
  most: number,
): ReadonlySet<string> {
  if (picked.has(card)) return new Set([...picked].filter(other => other !== card));
  return among.includes(card) && picked.size < most ? new Set([...picked, card]) : picked;
}
