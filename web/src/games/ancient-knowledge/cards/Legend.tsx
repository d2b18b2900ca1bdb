// What the signs on the cards stand for, read from the cards themselves: whoever cannot point at a sign finds it here.
import { useMemo } from "react";
import { useSay } from "../../../texts/TextsProvider";
import type { Card } from "./cards";
import { Sign } from "./icons";
import { legend, signsOn, UNSAID } from "./legendWords";

export function Legend({ cards }: { cards: readonly Card[] }) {
  const say = useSay();
  return (
    <ul className="ak-legend" aria-label={say("knowledge-legend")}>
      {[...useSigns(cards)].map(([sign, word]) => (
        <li key={sign}>
          <Sign name={sign} /> {word}
        </li>
      ))}
      <Numbered start={3} level="I, II" />
    </ul>
  );
}

/** The signs of one card alone, below it. Whoever listens hears their words on the card itself. */
export function SignsOf({ card, cards }: { card: Card; cards: ReadonlyMap<string, Card> }) {
  const words = useSigns(useMemo(() => [...cards.values()], [cards]));
  return (
    <ul className="ak-legend ak-legend-card" aria-hidden="true">
      <Numbered start={card.start} level={"I".repeat(card.level)} />
      {signsOn(card).map(sign => (
        <li key={sign}>
          <Sign name={sign} /> {words.get(sign)}
        </li>
      ))}
    </ul>
  );
}

/** Numbers that stand for themselves: where a monument enters, and the level of a technology. */
function Numbered({ start, level }: { start: number; level: string }) {
  const say = useSay();
  return (
    <>
      {start > 0 && (
        <li>
          <span className="ak-space-sign">{start}</span> {say("knowledge-start")}
        </li>
      )}
      {level && (
        <li>
          <b>{level}</b> {say("knowledge-level")}
        </li>
      )}
    </>
  );
}

function useSigns(cards: readonly Card[]): ReadonlyMap<string, string> {
  const say = useSay();
  return useMemo(
    () => new Map([...legend(cards), ...UNSAID.map(([sign, text]) => [sign, say(text)] as const)]),
    [cards, say],
  );
}
