// A key as large as the screen has room for, with the ways it may be turned.
import { Dialog } from "../../../design/Dialog";
import { useSay } from "../../../texts/TextsProvider";
import type { KeyCard } from "../pieces/pieces";
import { keyName, shortKeyName } from "../words";
import { KeyPicture, Pattern } from "./KeyPicture";
import { rotations } from "./matches";

interface Props {
  card: KeyCard;
  /** Alone, what a key says to the Ancients matters too. */
  solo: boolean;
  close(): void;
}

export default function LargeKey({ card, solo, close }: Props) {
  const say = useSay();
  return (
    <Dialog title={shortKeyName(say, card) ?? ""} close={close}>
      <div className="large-key">
        <KeyPicture card={card} size={64} />
        <p className="soft">{keyName(say, card)}</p>
        <div className="row">
          {rotations(card.rows).map(rows => (
            <Pattern key={rows.join("/")} rows={rows} size={20} />
          ))}
        </div>
        <p className="soft">{say("temple-key-rotations")}</p>
        {solo && card.pips > 0 && (
          <p className="soft">{say("temple-key-solo", { stars: card.stars, pips: card.pips })}</p>
        )}
      </div>
    </Dialog>
  );
}
