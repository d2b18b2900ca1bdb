// The log of Block and Key: a key that is named shows itself.
import { Log } from "../../log/Log";
import type { LogLine } from "../../messages";
import { useSay } from "../../texts/TextsProvider";
import { KeyPicture } from "./KeyPicture";
import type { Pieces } from "./pieces";
import { keyName, shortKeyName } from "./words";

export default function KeyLog({ lines, pieces }: { lines: readonly LogLine[]; pieces: Pieces }) {
  const say = useSay();
  const picture = (id: string) => {
    const card = pieces.keys.get(id);
    return card ? (
      <>
        <KeyPicture card={card} size={18} />
        <p>{keyName(say, card)}</p>
      </>
    ) : null;
  };
  return (
    <Log
      lines={lines}
      game="block-and-key"
      picture={picture}
      name={id => shortKeyName(say, pieces.keys.get(id))}
    />
  );
}
