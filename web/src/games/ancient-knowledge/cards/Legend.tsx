// What the signs on the cards stand for, read from the cards themselves: whoever cannot point at a sign finds it here.
import { useSay } from "../../../texts/TextsProvider";
import type { Card } from "./cards";
import { Sign } from "./icons";
import { legend, UNSAID } from "./legendWords";

export function Legend({ cards }: { cards: readonly Card[] }) {
  const say = useSay();
  return (
    <ul className="ak-legend" aria-label={say("knowledge-legend")}>
      {[...legend(cards), ...UNSAID.map(([sign, text]) => [sign, say(text)] as const)].map(([sign, word]) => (
        <li key={sign}>
          <Sign name={sign} /> {word}
        </li>
      ))}
    </ul>
  );
}
