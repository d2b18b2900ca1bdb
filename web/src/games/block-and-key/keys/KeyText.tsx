// A text that names keys by their ids: here they show themselves.
import { useTexts } from "../../../texts/TextsProvider";
import type { GameTextProps } from "../../manifest";
import { type Pieces, piecesOf } from "../pieces/pieces";
import { keyName } from "../words";
import { Pattern } from "./KeyPicture";

export default function KeyText({ text, options }: GameTextProps) {
  return <KeyPictures text={text} pieces={piecesOf(options)} />;
}

export function KeyPictures({ text, pieces }: { text: string; pieces: Pieces }) {
  const { say } = useTexts();
  return text.split(/([\w-]+)/).map((part, place) => {
    const card = pieces.keys.get(part);
    return card ? (
      <span key={`${part} ${place}`} className="key-in-text" title={keyName(say, card)}>
        <span className="hidden-visually">{keyName(say, card)}</span>
        <Pattern rows={card.rows} size={9} />
      </span>
    ) : (
      part
    );
  });
}
