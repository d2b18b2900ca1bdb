// Several cards of the hand for one purpose: picked freely, then named one after the other as the rules ask for them.
// Which cards, and how many, the view says.
import type { Action } from "../../server/choices";
import type { AncientKnowledgeView } from "./view";

export interface Gathering extends NonNullable<AncientKnowledgeView["gathering"]> {
  /** The kind of action that names one card. */
  kind: string;
}

const OF_HAND = new Set(["set-aside", "pay", "discard"]);

/** What is to be gathered now; null where one click on one card is the whole answer. */
export function gatheringOf(
  { gathering }: Pick<AncientKnowledgeView, "gathering">,
  choices: readonly Action[],
): Gathering | null {
  const kind = choices.find(choice => OF_HAND.has(choice.kind))?.kind;
  return gathering && kind && gathering.most > 1 ? { ...gathering, kind } : null;
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
