// The log of Ancient Knowledge: a card that is named shows itself.
import { Log } from "../../../log/Log";
import type { LogLine } from "../../../messages";
import { CardFace } from "../cards/CardFace";
import type { Cards } from "../cards/cards";

export function CardLog({ lines, cards }: { lines: readonly LogLine[]; cards: Cards }) {
  const picture = (id: string) => {
    const card = cards.get(id);
    return card ? <CardFace card={card} /> : null;
  };
  return <Log lines={lines} game="ancient-knowledge" picture={picture} name={id => cards.get(id)?.name} />;
}
