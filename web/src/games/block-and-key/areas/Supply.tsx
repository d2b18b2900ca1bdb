// The player's own blocks: take one to place it, or give one back when there are too many.
import { useSay } from "../../../texts/TextsProvider";
import type { Lift } from "../holding/useLift";
import type { Pieces } from "../pieces/pieces";
import { BlockPicture } from "../pieces/Stone";
import { blockColour, blockShape } from "../view";
import { blockName } from "../words";
import type { supplyState } from "./supplyState";

interface Props {
  blocks: readonly string[];
  pieces: Pieces;
  held: string | null;
  state: ReturnType<typeof supplyState>;
  pick(block: string): void;
  /** What makes a drag of it. */
  lifting(block: string): Lift;
}

export function Supply({ blocks, pieces, held, state, pick, lifting }: Props) {
  const say = useSay();
  const { places, rests, lacks } = state;
  if (!blocks.length) return <p className="soft">{say(`temple-supply-${lacks}`)}</p>;
  return (
    <ul className="supply">
      {blocks.map((block, index) => {
        const count = places ? (places.get(block) ?? 0) : null;
        const name = blockName(say, block);
        const label = count === null ? name : say("temple-supply-block", { block: name, places: count });
        return (
          <li key={block}>
            <button
              type="button"
              className="supply-block"
              data-piece={block}
              aria-pressed={held === block}
              disabled={count === 0 || rests}
              onClick={() => pick(block)}
              {...lifting(block)}
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
