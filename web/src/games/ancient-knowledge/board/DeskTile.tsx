import type { CSSProperties } from "react";
import { CardTile, shareOf } from "../cards/CardFace";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

interface Props {
  desk: KnowledgeDesk;
  id: string;
  full?: boolean;
  knowledge?: number;
  turned?: boolean;
  /** Where it comes from when it is new here: see Flights. */
  from?: string;
}

/** A card on the desk: it can be looked at, and clicked where it is an answer. */
export function DeskTile({ desk, id, from = "deck", ...tile }: Props) {
  const { cards, answers, marked, acting, planning, click, look } = desk;
  const card = cards.get(id);
  if (!card) return null;
  return (
    <CardTile
      {...tile}
      card={card}
      from={from}
      open={answers.cards.has(id) && !planning && isLit(desk, id)}
      selected={marked.has(id)}
      acting={acting === id}
      click={click}
      look={look}
    />
  );
}

/** Once a main action has been opened by its button, only its own cards are lit. */
function isLit({ opened, choices }: KnowledgeDesk, id: string): boolean {
  return opened === null || choices.some(({ kind, card }) => kind === opened && card === id);
}

/** How much of a row it takes. */
export function roomFor({ cards }: KnowledgeDesk, id: string): CSSProperties | undefined {
  const card = cards.get(id);
  return card && shareOf(card);
}
