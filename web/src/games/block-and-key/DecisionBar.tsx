// What is asked now, and the answers that are not given on the table itself: one small part for each kind of step.
import type { ReactNode } from "react";
import { brief } from "../../log/parts";
import type { Action } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import { Final } from "../Final";
import { told } from "../motion/frames";
import { Skip } from "../motion/Skip";
import type { Paced } from "../motion/usePaced";
import { Waiting } from "../Waiting";
import { ColourStone, TierGlyph } from "./Stone";
import type { Desk } from "./useDesk";
import type { Altar, BlockAndKeyView, Colour } from "./view";
import { blockName, shortKeyName } from "./words";

/** The question, or what has just happened while others act. */
export function DecisionBar({ desk, paced }: { desk: Desk; paced: Paced }) {
  const say = useSay();
  const { view, choices, act } = desk;
  if (!choices.length) {
    return (
      <div className="decision decision-waiting">
        <Happening desk={desk} paced={paced} />
        <Waiting paced={paced} names={desk.names} over={view.outcome !== null} />
        <Skip paced={paced} />
      </div>
    );
  }
  const kinds = new Set(choices.map(choice => choice.kind));
  return (
    <div className="decision">
      <p className="decision-question" role="status">
        {say(`block-and-key-ask-${view.step}`, {
          block: view.called ? blockName(say, view.called.block) : "",
        })}
      </p>
      <div className="row">
        {choices.map(choice => (
          <Answer key={JSON.stringify(choice)} choice={choice} view={view} choose={act} />
        ))}
        {kinds.has("claim") && <span className="soft">{say("temple-claim-hint")}</span>}
        {choices.some(choice => BUTTONS.has(choice.kind) && desk.final.has(choice)) && <Final />}
      </div>
    </div>
  );
}

/** Kinds that are answered here; a line of the yard says itself that it is taken for good. */
const BUTTONS = new Set(["core", "refill", "mark", "claim", "return", "ancients"]);
const QUIET = new Set(["site-filled", "turn-began"]);

/** What another player has just done. */
function Happening({ desk: { view, pieces }, paced }: { desk: Desk; paced: Paced }) {
  const say = useSay();
  const lines = told(paced)
    .filter(({ event }) => !QUIET.has(event.kind))
    .map(({ line }) => brief(line, id => shortKeyName(say, pieces.keys.get(id))));
  if (!lines.length || view.outcome) return null;
  return <p className="happening">{lines.join(" ")}</p>;
}

/** Buttons for answers that have no place on the table. */
function Answer({
  choice,
  view,
  choose,
}: {
  choice: Action;
  view: BlockAndKeyView;
  choose(action: Action): void;
}) {
  const say = useSay();
  const button = (content: ReactNode, main = false) => (
    <button type="button" className={main ? "button button-main" : "button"} onClick={() => choose(choice)}>
      {content}
    </button>
  );
  switch (choice.kind) {
    case "core": {
      const colour = choice.colour as Colour;
      return button(
        <>
          <ColourStone colour={colour} size={28} /> {say("block-and-key-colour", { colour })}
        </>,
      );
    }
    case "refill":
    case "mark": {
      const altar = choice.altar as Altar;
      return button(
        <>
          <TierGlyph tier={altar} size="1.3rem" /> {say("block-and-key-altar", { altar })}{" "}
          <span className="soft">{view.altars[altar]}</span>
        </>,
      );
    }
    case "done":
      return button(say(view.step === "return" ? "temple-done-return" : "temple-done-claim"), true);
    case "pass":
      return button(say("temple-pass"), true);
    default:
      return null;
  }
}
