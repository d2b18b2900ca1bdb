// Everybody at the table: points, claimed keys, keys in hand by tier, blocks.
import { useState } from "react";
import { Explained } from "../../../log/Explained";
import { RuleText } from "../../../log/RuleText";
import { openRules } from "../../../rules/drawer";
import { useSay } from "../../../texts/TextsProvider";
import { Avatar, PlayerName, playerClass } from "../../Avatar";
import { KeyPicture } from "../keys/KeyPicture";
import type { Pieces } from "../pieces/pieces";
import { BlockPicture, TierGlyph } from "../pieces/Stone";
import { type BlockAndKeyView, blockColour, blockShape } from "../view";
import { blockName, keyName } from "../words";

interface Props {
  view: BlockAndKeyView;
  /** The seat whose turn it is. */
  turn: number;
  names: readonly string[];
  pieces: Pieces;
}

export function Players({ view, turn, names, pieces }: Props) {
  const say = useSay();
  const wanted = view.keys_to_end;
  const scores = view.outcome?.scores as readonly number[] | undefined;
  // At the end all is counted, as in the result; before, what everybody can see.
  const points = (seat: number): number => scores?.[seat] ?? view.points[seat] ?? 0;
  const claimed = (seat: number): number => view.claimed[seat]?.length ?? 0;
  return (
    <ul className="players">
      {names.map((name, seat) => (
        <li
          key={`seat ${seat + 1}`}
          className={playerClass(turn === seat && !view.outcome, seat === view.seat)}
        >
          <div className="player-head" data-place={`seat ${seat}`}>
            <Avatar seat={seat} name={name} />
            <strong>
              <PlayerName seat={seat} name={name} />
              {seat === view.seat && <span className="soft"> · {say("table-you")}</span>}
            </strong>
            <span className="soft">{say("block-and-key-side", { side: view.sides[seat] ?? "" })}</span>
            <span className="player-points" title={say("block-and-key-points", { points: points(seat) })}>
              {points(seat)}
            </span>
          </div>
          <div className="player-line">
            <Progress claimed={claimed(seat)} wanted={wanted ?? null} />
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

/** How many keys are claimed, of those that start the final round: whoever asks is told by the rule. */
function Progress({ claimed, wanted }: { claimed: number; wanted: number | null }) {
  const say = useSay();
  const keys = say("temple-players-keys", { count: wanted ?? claimed });
  if (wanted === null) return <span title={say("temple-players-claimed")}>{`${claimed} ${keys}`}</span>;
  return (
    <Explained label={`${claimed} / ${wanted} ${keys}`} press={() => openRules("block-and-key", "end")}>
      <p>{say("temple-players-claimed")}</p>
      <RuleText game="block-and-key" section="end" />
    </Explained>
  );
}

/** Claimed keys: small, as tier and points; on demand with their patterns. */
function Claimed({ keys, pieces }: { keys: readonly string[]; pieces: Pieces }) {
  const say = useSay();
  const [large, setLarge] = useState(false);
  const cards = keys.flatMap(id => pieces.keys.get(id) ?? []);
  if (!cards.length) return null;
  return (
    <button
      type="button"
      className="claimed"
      aria-expanded={large}
      title={say("temple-players-show-claimed")}
      onClick={() => setLarge(!large)}
    >
      <span className="hidden-visually">
        {say("table-label", { label: say("temple-players-show-claimed") })}{" "}
        {cards.map(card => keyName(say, card)).join(say("table-between-clauses"))}
      </span>
      {cards.map(card => (
        <span
          key={card.id}
          className="claimed-key"
          data-piece={`claimed ${card.id}`}
          data-from={`claim ${card.id}`}
          data-part="players"
          aria-hidden="true"
        >
          {large ? (
            <KeyPicture card={card} size={11} />
          ) : (
            <>
              <TierGlyph tier={card.tier} size="0.9rem" />
              {card.points}
            </>
          )}
        </span>
      ))}
    </button>
  );
}
