// The score of one player, point by point: every key, and the Enigma.
import { useSay } from "../../../texts/TextsProvider";
import type { ScoreLinesProps } from "../../gameTable";
import { KeyPicture } from "../keys/KeyPicture";
import { piecesOf } from "../pieces/pieces";
import { ColourStone } from "../pieces/Stone";
import type { BlockAndKeyView, Colour } from "../view";
import { keyName, shortKeyName } from "../words";

export default function ScoreLines({ lines, view }: ScoreLinesProps) {
  const say = useSay();
  const pieces = piecesOf((view as unknown as BlockAndKeyView).options);
  return lines.map(({ kind, source, points }, index) => {
    const card = source ? pieces.keys.get(source) : undefined;
    const colour = source as Colour;
    return (
      <li key={`${kind} ${source ?? index}`} className="score-line" title={card && keyName(say, card)}>
        <span className="score-piece">
          {card ? <KeyPicture card={card} size={9} /> : <ColourStone colour={colour} size={28} />}
        </span>
        <span>
          {card
            ? shortKeyName(say, card)
            : say("block-and-key-line-enigma", { colour: say("block-and-key-colour", { colour }) })}
        </span>
        <b>{points}</b>
      </li>
    );
  });
}
