// The player's keys and Enigma. A key shows how it lies on my face; one that can be claimed or given back is a choice.
import { lazy, Suspense, useState } from "react";
import type { Action } from "../../../server/choices";
import { useSay } from "../../../texts/TextsProvider";
import { useLongPress } from "../../useLongPress";
import type { KeyCard, Pieces } from "../pieces/pieces";
import { ColourStone } from "../pieces/Stone";
import type { BlockAndKeyView, Colour } from "../view";
import { keyName } from "../words";
import { KeyPicture, Pattern } from "./KeyPicture";
import { type Lie, rotations } from "./matches";

const LargeKey = lazy(() => import("./LargeKey"));

interface Props {
  hand: readonly string[];
  view: BlockAndKeyView;
  pieces: Pieces;
  /** Keys that can be put back now, by id. */
  choices: ReadonlyMap<string, Action>;
  /** Keys that can be claimed now; that is done beside the question. */
  claimable: readonly string[];
  /** Keys that the placement under the hand would complete. */
  promised: readonly string[];
  shown: string | null;
  lies: readonly Lie[];
  assist: boolean;
  show(key: string | null): void;
  choose(action: Action): void;
}

export function Hand(props: Props) {
  const { hand, view, pieces, shown } = props;
  const [large, enlarge] = useState<KeyCard | null>(null);
  const card = shown ? pieces.keys.get(shown) : undefined;
  return (
    <div className="hand">
      <ul className="hand-keys">
        {hand.map(id => {
          const key = pieces.keys.get(id);
          if (!key) return null;
          return <HandKey key={id} card={key} {...props} enlarge={enlarge} />;
        })}
        {view.enigma && <Enigma view={view} colour={view.enigma} shown={shown} show={props.show} />}
      </ul>
      {view.enigma && shown === ENIGMA && <EnigmaDetail view={view} colour={view.enigma} />}
      {card && <KeyDetail card={card} {...props} enlarge={enlarge} />}
      {large && (
        <Suspense>
          <LargeKey card={large} solo={view.solo_turns !== null} close={() => enlarge(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface KeyProps extends Props {
  card: KeyCard;
  enlarge(card: KeyCard): void;
}

function HandKey({ card, choices, claimable, promised, shown, show, choose, enlarge }: KeyProps) {
  const say = useSay();
  const press = useLongPress(() => enlarge(card));
  const action = choices.get(card.id);
  return (
    <li className={[...promised, ...claimable].includes(card.id) ? "hand-key promised" : "hand-key"}>
      <button
        type="button"
        className="key-button"
        data-piece={card.id}
        data-from={card.tier}
        aria-pressed={shown === card.id}
        title={say("temple-key-show")}
        {...press}
        onClick={() => show(shown === card.id ? null : card.id)}
      >
        <span className="hidden-visually">{keyName(say, card)}</span>
        <span aria-hidden="true">
          <KeyPicture card={card} />
        </span>
      </button>
      {action && (
        <button type="button" className="button button-small key-return" onClick={() => choose(action)}>
          {say("temple-key-return")}
        </button>
      )}
    </li>
  );
}

/** Shown like a key, but none. */
const ENIGMA = "enigma";

/** The own Enigma: how many faces of its colour are seen, and what they are worth now; a press explains it. */
function Enigma({ view, colour, shown, show }: Pick<Props, "view" | "shown" | "show"> & { colour: Colour }) {
  const say = useSay();
  const { enigma_faces: faces, enigma_points: points } = view;
  const words = say("block-and-key-enigma", {
    colour: say("block-and-key-colour", { colour }),
    faces,
    points: say("block-and-key-points", { points }),
  });
  return (
    <li className="hand-key hand-enigma">
      <button
        type="button"
        className="key-button enigma-button"
        aria-pressed={shown === ENIGMA}
        title={words}
        onClick={() => show(shown === ENIGMA ? null : ENIGMA)}
      >
        <span className="hidden-visually">{words}</span>
        <span className="key-picture key-enigma" aria-hidden="true">
          <span className="key-head">
            <span className="soft">{say("temple-enigma")}</span>
          </span>
          <span className="enigma-count">
            <ColourStone colour={colour} size={26} />
            {say("temple-enigma-count", { faces })}
          </span>
          <span className="key-foot">
            <span>{say("temple-enigma-worth", { points })}</span>
          </span>
        </span>
      </button>
    </li>
  );
}

/** What the Enigma is, and what its two numbers mean. */
function EnigmaDetail({ view, colour }: { view: BlockAndKeyView; colour: Colour }) {
  const say = useSay();
  return (
    <p className="key-detail enigma-detail" role="status">
      {say("temple-enigma-about", {
        colour: say("block-and-key-colour", { colour }),
        faces: view.enigma_faces,
        points: say("block-and-key-points", { points: view.enigma_points }),
      })}
    </p>
  );
}

/** The four ways a key may lie, how near it is, and why a complete one may not be claimed. */
function KeyDetail({ card, view, lies, assist, claimable, enlarge }: KeyProps) {
  const say = useSay();
  const missing = lies[0]?.missing ?? 0;
  const state = claimable.includes(card.id) ? "claimable" : missing === 0 ? "stood" : "missing";
  return (
    <div className="key-detail">
      <span className="row">
        {rotations(card.rows).map(rows => (
          <Pattern key={rows.join("/")} rows={rows} size={13} />
        ))}
      </span>
      <span className="soft">{say("temple-key-rotations")}</span>
      {assist && <span>{say(`temple-key-${state}`, { missing })}</span>}
      {view.solo_turns !== null && card.pips > 0 && (
        <span className="soft">{say("temple-key-solo", { stars: card.stars, pips: card.pips })}</span>
      )}
      <button type="button" className="button button-small" onClick={() => enlarge(card)}>
        {say("temple-key-large")}
      </button>
    </div>
  );
}
