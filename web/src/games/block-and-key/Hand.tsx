// The player's keys and Enigma. A key shows how it lies on my face; one that can be claimed or given back is a choice.
import type { Action } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import { KeyPicture, Pattern } from "./KeyPicture";
import { type Lie, rotations } from "./matches";
import type { KeyCard, Pieces } from "./pieces";
import { ColourStone } from "./Stone";
import type { BlockAndKeyView, Colour } from "./view";
import { keyName } from "./words";

interface Props {
  hand: readonly string[];
  view: BlockAndKeyView;
  pieces: Pieces;
  /** Keys that can be chosen now (claimed, or given back), by id. */
  choices: ReadonlyMap<string, Action>;
  /** Keys that the placement under the hand would complete. */
  promised: readonly string[];
  shown: string | null;
  lies: readonly Lie[];
  assist: boolean;
  show(key: string | null): void;
  choose(action: Action): void;
}

export function Hand(props: Props) {
  const { hand, view, pieces, choices, promised, shown, show, choose } = props;
  const say = useSay();
  const card = shown ? pieces.keys.get(shown) : undefined;
  return (
    <div className="hand">
      <ul className="hand-keys">
        {hand.map(id => {
          const key = pieces.keys.get(id);
          if (!key) return null;
          const action = choices.get(id);
          return (
            <li key={id} className={promised.includes(id) ? "hand-key promised" : "hand-key"}>
              <button
                type="button"
                className="key-button"
                data-piece={id}
                data-from={key.tier}
                aria-pressed={shown === id}
                title={say("temple-key-show")}
                onClick={() => show(shown === id ? null : id)}
              >
                <span className="hidden-visually">{keyName(say, key)}</span>
                <span aria-hidden="true">
                  <KeyPicture card={key} />
                </span>
              </button>
              {action && (
                <button
                  type="button"
                  className="button button-small button-main"
                  onClick={() => choose(action)}
                >
                  {say(action.kind === "claim" ? "temple-key-claim" : "temple-key-return")}
                </button>
              )}
            </li>
          );
        })}
        {view.enigma && <Enigma view={view} colour={view.enigma} />}
      </ul>
      {card && <KeyDetail card={card} {...props} />}
    </div>
  );
}

/** The own Enigma: how many faces of its colour are seen, and what they are worth now. */
function Enigma({ view, colour }: { view: BlockAndKeyView; colour: Colour }) {
  const say = useSay();
  const { enigma_faces: faces, enigma_points: points } = view;
  const words = say("block-and-key-enigma", {
    colour: say("block-and-key-colour", { colour }),
    faces,
    points: say("block-and-key-points", { points }),
  });
  return (
    <li className="hand-key hand-enigma">
      <span className="key-picture key-enigma" title={words}>
        <span className="key-head">
          <span className="soft">{say("temple-enigma")}</span>
        </span>
        <ColourStone colour={colour} size={38} />
        <span className="key-foot">
          <span>
            {faces} → {points}
          </span>
        </span>
        <span className="hidden-visually">{words}</span>
      </span>
    </li>
  );
}

/** The four ways a key may lie, how near it is, and why a complete one may not be claimed. */
function KeyDetail({ card, lies, assist, choices }: Props & { card: KeyCard }) {
  const say = useSay();
  const missing = lies[0]?.missing ?? 0;
  const state = choices.has(card.id) ? "claimable" : missing === 0 ? "stood" : "missing";
  return (
    <div className="key-detail">
      <span className="row">
        {rotations(card.rows).map(rows => (
          <Pattern key={rows.join("/")} rows={rows} size={13} />
        ))}
      </span>
      <span className="soft">{say("temple-key-rotations")}</span>
      {assist && <span>{say(`temple-key-${state}`, { missing })}</span>}
    </div>
  );
}
