// Everything the parts of the table share: view, cards, choices, what is selected and what is looked at.
import { useMemo, useState } from "react";
import { type Action, unpack } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import { finalChoices, type GameTableProps, seatNames } from "../gameTable";
import type { GameEvent } from "../motion/frames";
import type { Paced } from "../motion/usePaced";
import { useAct } from "../useAct";
import { type Answers, answers, settled } from "./answers";
import { type Cards, useCards } from "./cards";
import { type Gathering, gatheringOf, planOf } from "./gathering";
import { useMarks } from "./useMarks";
import { usePlan } from "./usePlan";
import type { AncientKnowledgeView } from "./view";

export interface KnowledgeDesk {
  view: AncientKnowledgeView;
  cards: Cards;
  names: readonly string[];
  /** What is asked: the kind of decision, and the card that asks. */
  asked: { type: string; cause: string | null } | null;
  choices: readonly Action[];
  /** The choices that cannot be taken back. */
  final: ReadonlySet<Action>;
  answers: Answers;
  selected: string | null;
  /** Several cards for one purpose, and those picked so far. */
  gathering: Gathering | null;
  picked: ReadonlySet<string>;
  /** The card shown in full: the one that acts, else the one pointed at, else the one that asks. */
  looked: string | null;
  /** The card whose effect is being shown. */
  acting: string | null;
  assist: boolean;
  act(action: Action): void;
  click(card: string): void;
  look(card: string | null): void;
  /** Send the cards picked. */
  gather(): void;
}

export function useKnowledgeDesk({ table, choose }: GameTableProps, paced: Paced): KnowledgeDesk | null {
  const say = useSay();
  const cards = useCards();
  const { game, behind, events } = paced;
  const view = game.view as unknown as AncientKnowledgeView;
  const choices = useMemo(() => unpack(game.decision), [game.decision]);
  const { selected, picked, mark } = useMarks(choices);
  const [looked, look] = useState<string | null>(null);
  const act = useAct(choices, choose);
  const [plan, begin] = usePlan(choices, act);
  if (!cards) return null;
  const open = plan ? [] : choices;
  const gathering = gatheringOf(view, open, cards);
  const acting = behind ? (events.map(cardOf).findLast(card => card) ?? null) : null;
  return {
    view,
    cards,
    names: seatNames(table, say),
    asked: open.length ? game.decision : null,
    choices: open,
    final: finalChoices(table, game, choices),
    answers: gathering
      ? { ...answers(open, null), cards: new Set(gathering.cards) }
      : answers(open, selected),
    selected,
    gathering,
    picked,
    looked: acting ?? looked ?? game.decision?.cause ?? null,
    acting,
    assist: table.rules.assist ?? true,
    act,
    click: card => {
      if (gathering) return mark({ picked: toggled(picked, card, gathering) });
      const action = settled(open, selected, card);
      if (action) act(action);
      else mark({ selected: selected === card ? null : card });
    },
    look,
    gather: () => gathering && begin(planOf(gathering, picked)),
  };
}

/** The card whose doing an event is, or that it happens to. */
function cardOf(event: GameEvent): string | null {
  const card = event.by ?? event.card;
  return typeof card === "string" ? card : null;
}

function toggled(picked: ReadonlySet<string>, card: string, { cards, most }: Gathering): ReadonlySet<string> {
  if (picked.has(card)) return new Set([...picked].filter(other => other !== card));
  return cards.includes(card) && picked.size < most ? new Set([...picked, card]) : picked;
}
