// The player's own blocks: take one to place it, or give one back when there are too many.
import { useSay } from "../../texts/TextsProvider";
import type { Pieces } from "./pieces";
import { BlockPicture } from "./Stone";
import { blockColour, blockShape } from "./view";
import { blockName } from "./words";

interface Props {
  blocks: readonly string[];
  pieces: Pieces;
  held: string | null;
  /** Which blocks can be taken now, with how many places each. */
  places: ReadonlyMap<string, number>;
  pick(block: string): void;
}

export function Supply({ blocks, pieces, held, places, pick }: Props) {
  const say = useSay();
  if (!blocks.length) return <p className="soft">{say("temple-supply-empty")}</p>;
  return (
    <ul className="supply">
      {blocks.map((block, index) => {
        const count = places.get(block) ?? 0;
        const label = say("temple-supply-block", { block: blockName(say, block), places: count });
        return (
          <li key={block}>
            <button
              type="button"
              className="supply-block"
              data-piece={block}
              aria-pressed={held === block}
              disabled={!count}
              onClick={() => pick(block)}
              title={label}
            >
              <span className="hidden-visually">{label}</span>
              <span className="kbd" aria-hidden="true">
                {index + 1}
              </span>
              <BlockPicture
                colour={blockColour(block)}
                cells={pieces.shapes.get(blockShape(block)) ?? []}
                size={62}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
