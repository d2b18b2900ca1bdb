// Everything the parts of the table share: view, cards, choices, what is selected and what is looked at.
import { useMemo, useState } from "react";
import { type Action, unpack } from "../../../server/choices";
import { type SeatGame, turnOf } from "../../../server/tableState";
import { useSay } from "../../../texts/TextsProvider";
import { finalChoices, type GameTableProps, seatNames } from "../../gameTable";
import type { GameEvent } from "../../motion/frames";
import type { Paced } from "../../motion/usePaced";
import { useProposal } from "../../proposed";
import { type Acting, useAct } from "../../useAct";
import { type Arming, useArmed } from "../../useArmed";
import { usePlan } from "../../usePlan";
import { type Cards, useCards } from "../cards/cards";
import type { AncientKnowledgeView, Outlook } from "../view";
import { type Answers, answers, cardsOf } from "./answers";
import { type Draft, type DraftMarks, draftOf } from "./draft";
import { type Gathering, gatheringOf } from "./gathering";
import { type Hands, handsOf, type Opened } from "./hands";
import { dreams, found } from "./intended";
import { useMarks } from "./useMarks";

/** What a player means to do when their turn comes. */
export interface Intention {
  action: Action;
  /** The same among the open choices: it can be done now. */
  now: Action | null;
}

export interface KnowledgeDesk extends Hands {
  view: AncientKnowledgeView;
  /** The seat whose turn it is, until it has been said to be over. */
  turn: number;
  cards: Cards;
  names: readonly string[];
  /** What is asked: the kind of decision, and the card that asks. */
  asked: { type: string; cause: string | null } | null;
  choices: readonly Action[];
  /** The choices that cannot be taken back. */
  final: ReadonlySet<Action>;
  answers: Answers;
  selected: string | null;
  /** A create that is being paid for. */
  draft: Draft | null;
  /** Several cards for one purpose, and those picked so far. */
  gathering: Gathering | null;
  picked: ReadonlySet<string>;
  /** Every card that the answer in the making names. */
  marked: ReadonlySet<string>;
  opened: Opened | null;
  /** What this seat could do and what not, and why; null where the server says nothing of it. */
  outlook: Outlook | null;
  /** Others think, and one looks ahead. */
  planning: boolean;
  intention: Intention | null;
  /** The card shown in full: the one that acts, else the one pointed at. */
  looked: string | null;
  /** The card whose effect is being shown. */
  acting: string | null;
  assist: boolean;
  arming: Arming;
  guard: Acting["guard"];
  aboutTurn: Acting["aboutTurn"];
  /** Do it, or ask once more where it cannot be undone. */
  act(action: Action): void;
  /** Do what has been confirmed by a button of its own. */
  confirmed(action: Action): void;
  look(card: string | null): void;
}

export function useKnowledgeDesk({ table, choose }: GameTableProps, paced: Paced): KnowledgeDesk | null {
  const say = useSay();
  const cards = useCards();
  const { game, behind, events } = paced;
  const view = game.view as unknown as AncientKnowledgeView;
  const outlook = (game.outlook ?? null) as Outlook | null;
  const choices = useMemo(() => unpack(game.decision), [game.decision]);
  const acting = useAct(game, choose);
  const [plan, begin] = usePlan(game, behind, acting.goOn);
  const final = useMemo(() => finalChoices(table, game, choices), [table, game, choices]);
  const arming = useArmed(game, acting, final);
  const [intended, intend] = useState<Action | null>(null);
  const [looked, look] = useState<string | null>(null);
  const planning = isPlanning(game, view);
  const question = planning ? "planning" : (game.decision?.number ?? game.decision);
  const marks = useMarks(question);
  const [opened, open] = useOpened(question);
  useHinted(game, choices, marks, arming);
  if (!cards) return null;
  const lying = whatLies({ view, cards, outlook, choices, planning, isBusy: plan !== null, marks });
  const { offered, gathering, draft } = lying;
  const asked = plan || planning ? null : game.decision;
  const now = intended && asked ? found(intended, offered) : undefined;
  const shown = behind ? lastCard(events) : null;
  const hands = {
    offered,
    asked,
    marks,
    gathering,
    draft,
    planning,
    now,
    arming,
    acting,
    begin,
    open,
    intend,
  };
  return {
    view,
    turn: turnOf(game, view.turn),
    cards,
    names: seatNames(table, say),
    asked,
    choices: offered,
    final,
    answers: answersNow(offered, marks.selected, gathering, draft),
    selected: marks.selected,
    draft,
    gathering,
    picked: draft ? draft.paying : marks.picked,
    marked: markedOf(marks, draft, arming.armed),
    opened,
    outlook,
    planning,
    intention: intentionOf(intended, planning, now),
    looked: shown ?? looked,
    acting: shown,
    assist: table.rules.assist ?? true,
    arming,
    guard: acting.guard,
    aboutTurn: acting.aboutTurn,
    act: arming.offer,
    confirmed: acting.act,
    look,
    ...handsOf(hands),
  };
}

/** What a hint proposes is taken in hand like any other choice: a create is drafted with all that pays for it, a card of several
 * is picked. */
function useHinted(
  game: SeatGame,
  choices: readonly Action[],
  { picked, mark }: ReturnType<typeof useMarks>,
  { offer }: Arming,
): void {
  const view = game.view as unknown as AncientKnowledgeView;
  useProposal(game, choices, (choice, _, then) => {
    const card = choice.card as string;
    const paying = then.flatMap(({ kind, card }) => (kind === "pay" ? [String(card)] : []));
    if (gatheringOf(view, choices) && card) mark({ picked: new Set([...picked, card]) });
    else if (choice.kind === "create")
      mark({ selected: card, space: choice.space as number | undefined, picked: new Set(paying) });
    else offer(choice);
  });
}

/** Whether others think, so that one may look ahead. */
function isPlanning(
  { decision, outlook, can_end_turn, sent }: SeatGame,
  view: AncientKnowledgeView,
): boolean {
  return Boolean(!decision && !sent && outlook && !can_end_turn && !view.over && view.seat !== null);
}

interface Lying {
  view: AncientKnowledgeView;
  cards: Cards;
  outlook: Outlook | null;
  choices: readonly Action[];
  planning: boolean;
  /** A plan is being carried out: nothing is offered meanwhile. */
  isBusy: boolean;
  marks: DraftMarks;
}

/** What is offered, or could be if it were one's turn; and what has been made of it so far. */
function whatLies({ view, cards, outlook, choices, planning, isBusy, marks }: Lying) {
  if (isBusy) return { offered: [], gathering: null, draft: null };
  if (planning) {
    const offered = outlook && view.seat !== null ? dreams(outlook, view.seat) : [];
    return { offered, gathering: null, draft: null };
  }
  const gathering = gatheringOf(view, choices);
  const hand = view.seats[view.seat ?? 0]?.hand ?? [];
  return { offered: choices, gathering, draft: gathering ? null : draftOf(choices, marks, cards, hand) };
}

/** What can be clicked now. */
function answersNow(
  offered: readonly Action[],
  selected: string | null,
  gathering: Gathering | null,
  draft: Draft | null,
): Answers {
  if (gathering) return { ...answers(offered, null), cards: new Set(gathering.cards) };
  const found = answers(offered, selected);
  return draft
    ? { cards: new Set(draft.forced ? [] : draft.payers), spaces: found.spaces, buttons: [] }
    : found;
}

/** Every card that the answer in the making names: also the last one, which settled it and waits to be confirmed. */
function markedOf(
  { selected, picked }: DraftMarks,
  draft: Draft | null,
  armed: Action | null,
): ReadonlySet<string> {
  const chosen = selected ? [selected] : [];
  return new Set([...chosen, ...(draft ? draft.paying : picked), ...(armed ? cardsOf(armed) : [])]);
}

/** Which of the main actions is lit; a new question lights none. */
function useOpened(question: unknown): readonly [Opened | null, (what: Opened | null) => void] {
  const [kept, keep] = useState<{ question: unknown; opened: Opened | null }>({ question, opened: null });
  return [kept.question === question ? kept.opened : null, opened => keep({ question, opened })];
}

/** What is meant to be done, as long as it may still come to it. */
function intentionOf(intended: Action | null, planning: boolean, now: Action | undefined): Intention | null {
  return intended && (planning || now) ? { action: intended, now: now ?? null } : null;
}

function lastCard(events: readonly GameEvent[]): string | null {
  return events.map(cardOf).findLast(card => card) ?? null;
}

/** The card whose doing an event is, or that it happens to. */
function cardOf(event: GameEvent): string | null {
  const card = event.by ?? event.card;
  return typeof card === "string" ? card : null;
}
