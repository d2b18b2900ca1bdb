// The Excavation Yard: nine sites, and the six lines one may take.
import { useState } from "react";
import type { Action } from "../../../server/choices";
import { useSay } from "../../../texts/TextsProvider";
import type { Pieces } from "../pieces/pieces";
import { BlockPicture } from "../pieces/Stone";
import { blockColour, blockShape } from "../view";
import { blockName, lineName } from "../words";
import { lineBlocks, lineSites } from "./yardLines";

interface Props {
  yard: readonly (string | null)[];
  pieces: Pieces;
  lines: readonly Action[];
  called: number | null;
  /** The line that is about to be taken. */
  armed: string | null;
  choose(action: Action): void;
}

export function Yard({ yard, pieces, lines, called, armed, choose }: Props) {
  const say = useSay();
  const [refused, refuse] = useState<string | null>(null);
  const closed = (name: string): string =>
    lines.length ? say("temple-yard-empty", { line: lineName(say, name) }) : say("temple-yard-closed");
  const line = (name: string) => {
    const action = lines.find(choice => choice.line === name);
    return (
      <button
        key={name}
        type="button"
        className={`yard-line yard-${name}`}
        data-choice={name}
        // Where lines are taken, an empty one can be asked why not.
        disabled={!lines.length}
        aria-disabled={!action}
        onClick={() => {
          refuse(action ? null : name);
          if (action) choose(action);
        }}
        aria-pressed={armed === name}
        title={action ? say("temple-yard-take", { line: lineName(say, name) }) : closed(name)}
      >
        <span className="hidden-visually">
          {say("table-label", { label: say("temple-yard-take", { line: lineName(say, name) }) })}{" "}
          {lineBlocks(yard, name)
            .map(block => blockName(say, block))
            .join(", ")}
        </span>
        <span aria-hidden="true">{name.startsWith("row") ? "▸" : "▾"}</span>
      </button>
    );
  };
  const taken = armed ? lineSites(armed) : [];
  return (
    <div className="yard">
      {["column1", "column2", "column3"].map(line)}
      {["row1", "row2", "row3"].map(line)}
      {yard.map((block, index) => (
        <div
          key={`site ${index + 1}`}
          className={siteClass(called === index + 1, taken.includes(index))}
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
      {refused && lines.length > 0 && !lines.some(choice => choice.line === refused) && (
        <p className="yard-why" role="status">
          {closed(refused)}
        </p>
      )}
    </div>
  );
}

function siteClass(called: boolean, armed: boolean): string {
  return ["site", called && "site-called", armed && "site-armed"].filter(Boolean).join(" ");
}
