// Everybody at the table: points, claimed keys, keys in hand by tier, blocks.
import { useSay } from "../../texts/TextsProvider";
import { KeyPicture } from "./KeyPicture";
import type { Pieces } from "./pieces";
import { BlockPicture, TierGlyph } from "./Stone";
import { type BlockAndKeyView, blockColour, blockShape } from "./view";
import { blockName, keyName } from "./words";

const CLAIMS_TO_END: Record<number, number> = { 2: 12, 3: 8, 4: 7 };

interface Props {
  view: BlockAndKeyView;
  names: readonly string[];
  pieces: Pieces;
}

export function Players({ view, names, pieces }: Props) {
  const say = useSay();
  return (
    <ul className="players">
      {names.map((name, seat) => (
        <li
          key={`seat ${seat + 1}`}
          className={view.turn === seat && !view.outcome ? "player player-turn" : "player"}
        >
          <div className="player-head">
            <strong>
              {name}
              {seat === view.seat && <span className="soft"> · {say("table-you")}</span>}
            </strong>
            <span className="soft">{say("block-and-key-side", { side: view.sides[seat] ?? "" })}</span>
            <span
              className="player-points"
              title={say("block-and-key-points", { points: view.points[seat] ?? 0 })}
            >
              {view.points[seat]}
            </span>
          </div>
          <div className="player-line">
            <span title={say("web-players-claimed")}>
              {view.claimed[seat]?.length}
              {CLAIMS_TO_END[view.players] ? ` / ${CLAIMS_TO_END[view.players]}` : ""}{" "}
              {say("web-players-keys")}
            </span>
            <span className="player-hand">
              {view.hands[seat]?.map((tier, index) => (
                <TierGlyph key={`${tier} ${index + 1}`} tier={tier} size="0.95rem" />
              ))}
              <span className="hidden-visually">
                {view.hands[seat]?.map(tier => say("block-and-key-tier", { tier })).join(", ")}
              </span>
            </span>
          </div>
          {seat !== view.seat && (
            <ul className="player-supply">
              {view.supplies[seat]?.map(block => (
                <li key={block} title={blockName(say, block)}>
                  <BlockPicture
                    colour={blockColour(block)}
                    cells={pieces.shapes.get(blockShape(block)) ?? []}
                    size={28}
                  />
                  <span className="hidden-visually">{blockName(say, block)}</span>
                </li>
              ))}
            </ul>
          )}
          <Claimed keys={view.claimed[seat] ?? []} pieces={pieces} />
        </li>
      ))}
    </ul>
  );
}

function Claimed({ keys, pieces }: { keys: readonly string[]; pieces: Pieces }) {
  const say = useSay();
  if (!keys.length) return null;
  return (
    <details className="claimed">
      <summary>{say("web-players-show-claimed")}</summary>
      <ul className="row">
        {keys.map(id => {
          const card = pieces.keys.get(id);
          return card ? (
            <li key={id} title={keyName(say, card)}>
              <KeyPicture card={card} size={11} />
            </li>
          ) : null;
        })}
      </ul>
    </details>
  );
}
