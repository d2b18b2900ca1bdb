// The end: places, and every point traced to its card.
import type { TableInfo } from "../../messages";
import { useSay } from "../../texts/TextsProvider";
import type { Cards } from "./cards";

interface Props {
  table: TableInfo;
  names: readonly string[];
  cards: Cards;
}

export default function EndScores({ table, names, cards }: Props) {
  const say = useSay();
  const outcome = table.ending?.outcome;
  if (!outcome) return null;
  return (
    <section className="panel end-panel" aria-label={say("web-after-end")}>
      <ol className="end-places">
        {outcome.ranking.flatMap((seats, place) =>
          seats.map(seat => (
            <li key={`seat ${seat}`} className="end-place">
              <span className="end-number">{place + 1}</span>
              <strong>{names[seat]}</strong>
              <span className="player-points">{outcome.scores[seat]}</span>
              <details className="end-lines">
                <summary>{say("knowledge-score-lines")}</summary>
                <ul>
                  {outcome.lines[seat]?.map((line, index) => (
                    <li key={`${line.kind} ${index}`}>
                      {say(`knowledge-line-${line.kind}`)} {line.source ? cards.get(line.source)?.name : ""}{" "}
                      <b>{line.points}</b>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )),
        )}
      </ol>
      {outcome.tie_break && <p>{say("knowledge-tie")}</p>}
    </section>
  );
}
