// Several cards of the hand for one purpose: picked freely, then named one after the other as the rules ask for them.
import type { Action } from "../../server/choices";
import type { Cards } from "./cards";
import type { AncientKnowledgeView } from "./view";

export interface Gathering {
  /** The kind of action that names one card. */
  kind: string;
  cards: string[];
  least: number;
  most: number;
}

const OF_HAND = new Set(["set-aside", "pay", "discard"]);

/** What is to be gathered now; null where one click on one card is the whole answer. */
export function gatheringOf(
  view: AncientKnowledgeView,
  choices: readonly Action[],
  cards: Cards,
): Gathering | null {
  const asked = view.pending.at(-1);
  const kind = choices.find(choice => OF_HAND.has(choice.kind))?.kind;
  const seat = view.seat ?? 0;
  const { hand, timeline } = view.seats[seat] ?? { hand: null, timeline: [] };
  if (!asked || !kind || !hand) return null;
  const floor = asked.floors?.[seat] ?? asked.floor ?? 0;
  const fitting = hand.slice(floor).filter(card => !asked.what || cards.get(card)?.kind === asked.what);
  const left = Array.isArray(asked.left) ? asked.left[seat] : asked.left;
  // To archive, any number: as many as there is knowledge to remove.
  const wanted = left ?? timeline.flat().reduce((sum, [, knowledge]) => sum + knowledge, 0);
  const most = Math.min(wanted, fitting.length);
  const least = left === undefined || asked.up_to ? 1 : most;
  return most > 1 ? { kind, cards: fitting, least, most } : null;
}

export interface Plan {
  kind: string;
  /** Still to be named, in the order of the hand. */
  cards: readonly string[];
  /** Whether an end has to be said. */
  ends: boolean;
}

export function planOf(gathering: Gathering, picked: ReadonlySet<string>): Plan {
  const cards = gathering.cards.filter(card => picked.has(card));
  return { kind: gathering.kind, cards, ends: cards.length < gathering.most };
}

/** The next answer of a plan among the choices, and what is left of the plan; null where it no longer fits. */
export function nextOf(plan: Plan, choices: readonly Action[]): { action: Action; rest: Plan | null } | null {
  const [card, ...cards] = plan.cards;
  if (card === undefined) {
    const done = choices.find(({ kind }) => kind === "done");
    return done ? { action: done, rest: null } : null;
  }
  const action = choices.find(choice => choice.kind === plan.kind && choice.card === card);
  const rest = cards.length || plan.ends ? { ...plan, cards } : null;
  return action ? { action, rest } : null;
}
