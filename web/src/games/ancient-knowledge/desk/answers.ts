// From choices to what can be clicked. A choice names cards, a space, an amount, a seat or a pillar; whatever the
// card that asks, these few shapes are all there is, so a new card needs nothing new here.
import type { Action } from "../../../server/choices";

export interface Answers {
  /** Cards that some choice names: alone, or as one of two in either order. */
  cards: ReadonlySet<string>;
  /** Spaces the selected card may go to, each with its choice. */
  spaces: ReadonlyMap<number, Action>;
  /** Everything that is answered by a button. */
  buttons: readonly Action[];
}

/** What can be clicked now, with that card selected (or none). */
export function answers(choices: readonly Action[], selected: string | null): Answers {
  const chosen = selected === null ? [] : choices.filter(choice => choice.card === selected);
  const spaces = chosen.flatMap(choice =>
    typeof choice.space === "number" ? [[choice.space, choice] as const] : [],
  );
  const plain = chosen.filter(choice => choice.space === undefined && choice.other === undefined);
  return {
    cards: new Set(choices.flatMap(cardsOf)),
    spaces: new Map(spaces),
    buttons: [...plain, ...choices.filter(choice => choice.card === undefined)],
  };
}

/** The choice that clicking a card settles by itself: the only one of that card, or the pair with the selected one. */
export function settled(choices: readonly Action[], selected: string | null, clicked: string): Action | null {
  const pair = choices.find(choice => {
    const [one, other] = cardsOf(choice);
    return (one === selected && other === clicked) || (one === clicked && other === selected);
  });
  if (selected !== null && pair) return pair;
  const own = choices.filter(choice => cardsOf(choice).includes(clicked));
  const [only] = own;
  return only && own.length === 1 && only.other === undefined && !isMain(only) ? only : null;
}

/** The cards that a choice names: one, or the two that change places. */
export function cardsOf({ card, other }: Action): string[] {
  return [card, other].filter(id => typeof id === "string");
}

/** The main actions of a turn are weightier than a click: they are confirmed by a button or a space. */
function isMain({ kind }: Action): boolean {
  return kind === "create" || kind === "learn";
}

/** What a create costs on a space, or of an artefact. */
export function price({ prices = [] }: { prices?: number[] }, space: number | undefined): number {
  return prices[space === undefined ? 0 : space - 1] ?? 0;
}

/** Cards of the choices that lie nowhere on the table: they were looked at, or are in a hand that was opened to us. */
export function aside(choices: readonly Action[], shown: ReadonlySet<string>): string[] {
  const named = choices.flatMap(choice => (typeof choice.card === "string" ? [choice.card] : []));
  return [...new Set(named)].filter(card => !shown.has(card));
}
