// The Excavation Yard: nine sites, and the six lines one may take.
import type { Action } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import type { Pieces } from "./pieces";
import { BlockPicture } from "./Stone";
import { blockColour, blockShape } from "./view";
import { blockName, lineName } from "./words";

interface Props {
  yard: readonly (string | null)[];
  pieces: Pieces;
  lines: readonly Action[];
  called: number | null;
  choose(action: Action): void;
}

export function Yard({ yard, pieces, lines, called, choose }: Props) {
  const say = useSay();
  const line = (name: string) => {
    const action = lines.find(choice => choice.line === name);
    return (
      <button
        key={name}
        type="button"
        className={`yard-line yard-${name}`}
        disabled={!action}
        onClick={() => action && choose(action)}
        title={say("temple-yard-take", { line: lineName(say, name) })}
      >
        <span className="hidden-visually">{say("temple-yard-take", { line: lineName(say, name) })}</span>
        <span aria-hidden="true">{name.startsWith("row") ? "▸" : "▾"}</span>
      </button>
    );
  };
  return (
    <div className="yard">
      {["column1", "column2", "column3"].map(line)}
      {["row1", "row2", "row3"].map(line)}
      {yard.map((block, index) => (
        <div
          key={`site ${index + 1}`}
          className={called === index + 1 ? "site site-called" : "site"}
          style={{ gridColumn: (index % 3) + 2, gridRow: Math.floor(index / 3) + 2 }}
          title={block ? blockName(say, block) : undefined}
        >
          <span className="site-number" aria-hidden="true">
            {index + 1}
          </span>
          <span className="hidden-visually">
            {say("block-and-key-told-site", {
              site: index + 1,
              block: block ? blockName(say, block) : say("block-and-key-nothing"),
            })}
          </span>
          {block && (
            <span className="site-block" data-piece={block} data-from="bag">
              <BlockPicture
                colour={blockColour(block)}
                cells={pieces.shapes.get(blockShape(block)) ?? []}
                size={58}
              />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
