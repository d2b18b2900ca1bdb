// The log of Ancient Knowledge: a card that is named shows itself.
import { Log } from "../../../log/Log";
import type { LogLine, Step } from "../../../messages";
import { CardFace } from "../cards/CardFace";
import type { Cards } from "../cards/cards";
import { beginsPhase } from "./beginsPhase";

interface Props {
  lines: readonly LogLine[];
  steps: readonly Step[];
  cards: Cards;
}

export function CardLog({ lines, steps, cards }: Props) {
  const picture = (id: string) => {
    const card = cards.get(id);
    return card ? <CardFace card={card} /> : null;
  };
  return (
    <Log
      lines={lines}
      game="ancient-knowledge"
      picture={picture}
      name={id => cards.get(id)?.name}
      isHeading={line => beginsPhase(line, steps)}
    />
  );
}
