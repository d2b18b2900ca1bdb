// The log of Block and Key: a key or a block that is named shows itself, and where it stands.
import { useEffect } from "react";
import { Log } from "../../../log/Log";
import type { LogLine } from "../../../messages";
import { useSay } from "../../../texts/TextsProvider";
import { BlockPicture } from "../pieces/Stone";
import type { Desk } from "../useDesk";
import { blockColour, blockShape } from "../view";
import { blockName, keyName, shortKeyName } from "../words";
import { KeyPicture } from "./KeyPicture";
import { KeyPictures } from "./KeyText";

export default function KeyLog({ lines, desk }: { lines: readonly LogLine[]; desk: Desk }) {
  const say = useSay();
  const { pieces, point } = desk;
  // A line that vanishes is not left by the pointer.
  useEffect(() => () => point(null), [point]);
  const picture = (id: string) => {
    const card = pieces.keys.get(id);
    const cells = pieces.shapes.get(blockShape(id));
    if (cells)
      return (
        <>
          <BlockPicture colour={blockColour(id)} cells={cells} size={96} />
          <p>{blockName(say, id)}</p>
        </>
      );
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
      words={text => <KeyPictures text={text} pieces={pieces} />}
      point={point}
    />
  );
}
