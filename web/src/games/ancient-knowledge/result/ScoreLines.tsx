// The score of one player, card by card.
import { Explained } from "../../../log/Explained";
import { useSay } from "../../../texts/TextsProvider";
import type { ScoreLinesProps } from "../../gameTable";
import { CardFace } from "../cards/CardFace";
import { useCards } from "../cards/cards";

export default function ScoreLines({ lines }: ScoreLinesProps) {
  const say = useSay();
  const cards = useCards();
  return lines.map(({ kind, source, points }, index) => {
    const card = source ? cards?.get(source) : undefined;
    const counted = say(`ancient-knowledge-line-${kind}`, { card: card?.name ?? "" });
    return (
      <li key={`${kind} ${source ?? index}`} className="score-line">
        {card ? (
          <Explained label={counted}>
            <CardFace card={card} />
          </Explained>
        ) : (
          <span>{counted}</span>
        )}
        <b>{points < 0 ? `−${-points}` : points}</b>
      </li>
    );
  });
}
