// A create in the making: the card stands on its space as a ghost, and is paid for with cards of the hand. Nothing of it
// is sent before it is confirmed, so it can be given up until then.
import type { Action } from "../../../server/choices";
import type { Plan } from "../../plan";
import type { Cards } from "../cards/cards";
import { price } from "./answers";

export interface Draft {
  action: Action;
  card: string;
  /** None for an artefact. */
  space: number | null;
  price: number;
  /** The cards that can pay for it, in the order of the hand. */
  payers: readonly string[];
  /** Those that shall. */
  paying: ReadonlySet<string>;
  /** Every payer is needed: there is nothing to choose. */
  forced: boolean;
  ready: boolean;
}

export interface DraftMarks {
  selected: string | null;
  /** Where the selected card shall go; undefined: not said yet. */
  space: number | undefined;
  picked: ReadonlySet<string>;
  /** The card picked or unpicked last, and when: a second click on it in the same moment is the same click. */
  touched?: { card: string; at: number } | undefined;
}

export function draftOf(
  choices: readonly Action[],
  { selected, space, picked }: DraftMarks,
  cards: Cards,
  hand: readonly string[],
): Draft | null {
  const action = choices.find(
    choice => choice.kind === "create" && choice.card === selected && choice.space === space,
  );
  const card = selected && action ? cards.get(selected) : undefined;
  if (!action || !card) return null;
  const cost = price(card, space);
  const payers = hand.filter(held => held !== card.id);
  const forced = payers.length === cost;
  // On a space that costs less, those marked first pay.
  const marked = [...picked].filter(held => payers.includes(held)).slice(0, cost);
  const paying = new Set(forced ? payers : marked);
  return {
    action,
    card: card.id,
    space: space ?? null,
    price: cost,
    payers,
    paying,
    forced,
    ready: paying.size === cost,
  };
}

/** The answers that carry a draft out. */
export function planOfDraft({ action, card, space, payers, paying }: Draft, asked: string): Plan {
  const create = { asked, kind: action.kind, card, ...(space === null ? {} : { space }) };
  const pays = payers
    .filter(held => paying.has(held))
    .map(held => ({ asked: "payment", kind: "pay", card: held }));
  return [create, ...pays];
}
