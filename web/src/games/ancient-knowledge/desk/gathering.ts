// Several cards of the hand for one purpose: picked freely, then named one after the other as the rules ask for them.
// Which cards, and how many, the view says.
import type { Action } from "../../../server/choices";
import type { Plan } from "../../plan";
import type { AncientKnowledgeView } from "../view";

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

/** The cards in the order of the hand; where more were possible, an end has to be said. */
export function planOf({ kind, cards, most }: Gathering, picked: ReadonlySet<string>, asked: string): Plan {
  const named = cards.filter(card => picked.has(card)).map(card => ({ asked, kind, card }));
  return named.length < most ? [...named, { asked, kind: "done" }] : named;
}
