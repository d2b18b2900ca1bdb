// In words: what a create is paid with is chosen before anything of it is sent, so it can be given up until then.
import type { Action } from "../../../server/choices";
import type { FollowUp } from "../../manifest";
import type { Cards } from "../cards/cards";
import type { AncientKnowledgeView } from "../view";
import { price } from "./answers";

export function following(action: Action, view: AncientKnowledgeView, cards: Cards): FollowUp | null {
  const card = action.kind === "create" ? cards.get(action.card as string) : undefined;
  if (!card) return null;
  const number = price(card, action.space as number | undefined);
  const payers = (view.seats[view.seat ?? 0]?.hand ?? []).filter(held => held !== card.id);
  // Where every card is needed there is nothing to choose.
  if (!number || payers.length <= number) return null;
  return {
    asked: "payment",
    kind: "pay",
    number,
    choices: payers.map(held => ({ card: held, text: cards.get(held)?.name ?? held })),
  };
}
