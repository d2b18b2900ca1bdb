// Everything the parts of the table share: view, cards, choices, what is selected and what is looked at.
import { useEffect, useMemo, useState } from "react";
import type { Told } from "../../messages";
import { type Action, unpack } from "../../server/choices";
import { useTexts } from "../../texts/TextsProvider";
import { type GameTableProps, seatNames } from "../gameTable";
import { type Answers, answers, settled } from "./answers";
import { type Cards, useCards } from "./cards";
import type { AncientKnowledgeView } from "./view";

export interface KnowledgeDesk {
  view: AncientKnowledgeView;
  cards: Cards;
  names: readonly string[];
  choices: readonly Action[];
  answers: Answers;
  selected: string | null;
  /** The card shown in full: the one pointed at, else the selected one. */
  looked: string | null;
  told: Told | null;
  assist: boolean;
  act(action: Action): void;
  click(card: string): void;
  look(card: string | null): void;
}

export function useKnowledgeDesk({ table, game, choose, tell }: GameTableProps): KnowledgeDesk | null {
  const { say } = useTexts();
  const cards = useCards();
  const view = game.view as unknown as AncientKnowledgeView;
  const choices = useMemo(() => unpack(game.decision), [game.decision]);
  const [selected, select] = useState<string | null>(null);
  const [looked, look] = useState<string | null>(null);
  const told = useTold(game.seat, game.version, tell);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision begins without a selection
  useEffect(() => select(null), [choices]);
  if (!cards) return null;
  const act = (action: Action): void => void choose(action);
  const click = (card: string): void => {
    look(card);
    const action = settled(choices, selected, card);
    if (action) act(action);
    else select(selected === card ? null : card);
  };
  return {
    view,
    cards,
    names: seatNames(table, say),
    choices,
    answers: answers(choices, selected),
    selected,
    looked: looked ?? selected,
    told,
    assist: table.rules.assist ?? true,
    act,
    click,
    look,
  };
}

/** The game's own words for what is asked and what happened. */
function useTold(seat: number | null, version: number, tell: GameTableProps["tell"]): Told | null {
  const { language } = useTexts();
  const [told, setTold] = useState<Told | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what has to be told anew
  useEffect(() => {
    let current = true;
    tell({ seat, language }).then(answer => current && answer && setTold(answer));
    return () => {
      current = false;
    };
  }, [seat, version, language, tell]);
  return told;
}
