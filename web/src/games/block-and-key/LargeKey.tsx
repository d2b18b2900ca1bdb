// A key as large as the screen has room for.
import { Dialog } from "../../design/Dialog";
import { useSay } from "../../texts/TextsProvider";
import { KeyPicture } from "./KeyPicture";
import type { KeyCard } from "./pieces";
import { keyName, shortKeyName } from "./words";

export default function LargeKey({ card, close }: { card: KeyCard; close(): void }) {
  const say = useSay();
  return (
    <Dialog title={shortKeyName(say, card) ?? ""} close={close}>
      <div className="large-key">
        <KeyPicture card={card} size={64} />
        <p className="soft">{keyName(say, card)}</p>
      </div>
    </Dialog>
  );
}
