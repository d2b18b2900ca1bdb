// The end: places, and every point traced to the key or the Enigma it came from.
import { useSay } from "../../texts/TextsProvider";
import { KeyPicture } from "./KeyPicture";
import type { Pieces } from "./pieces";
import { ColourStone } from "./Stone";
import type { Colour, Outcome, ScoreLine } from "./view";
import { keyName } from "./words";

export default function EndPanel({
  outcome,
  names,
  pieces,
}: {
  outcome: Outcome;
  names: readonly string[];
  pieces: Pieces;
}) {
  const say = useSay();
  return (
    <section className="panel end-panel" aria-labelledby="end-title">
      <h2 id="end-title">{say("table-end", { reason: say(`block-and-key-reason-${outcome.reason}`) })}</h2>
      {outcome.rank && (
        <p className="end-rank">{say("table-rank", { rank: say(`block-and-key-rank-${outcome.rank}`) })}</p>
      )}
      <ol className="end-places">
        {outcome.ranking.flatMap((seats, place) =>
          seats.map(seat => (
            <li key={`seat ${seat}`} className="end-place">
              <span className="end-number">{place + 1}</span>
              <strong>{names[seat]}</strong>
              <span className="player-points">{outcome.scores[seat]}</span>
              <ul className="end-lines">
                {outcome.lines[seat]?.map((line, index) => (
                  <li key={`${line.kind} ${line.source ?? index}`}>
                    <Line line={line} pieces={pieces} />
                  </li>
                ))}
                {!outcome.lines[seat]?.length && <li className="soft">{say("table-no-points")}</li>}
              </ul>
            </li>
          )),
        )}
      </ol>
      {outcome.tie_break && (
        <p>{say("table-tie-break", { rule: say(`block-and-key-tie-${outcome.tie_break}`) })}</p>
      )}
    </section>
  );
}

function Line({ line, pieces }: { line: ScoreLine; pieces: Pieces }) {
  const say = useSay();
  const card = line.source ? pieces.keys.get(line.source) : undefined;
  if (card) {
    return (
      <span title={keyName(say, card)}>
        <KeyPicture card={card} size={11} />
        <span className="hidden-visually">{keyName(say, card)}</span>
      </span>
    );
  }
  const colour = line.source as Colour;
  return (
    <span className="end-enigma">
      <ColourStone colour={colour} size={28} />
      {say("block-and-key-line-enigma", { colour: say("block-and-key-colour", { colour }) })} +{line.points}
    </span>
  );
}
