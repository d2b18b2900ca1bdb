// What is asked now, and the answers that are not given on the table itself: one small part for each kind of step.
import type { ReactNode } from "react";
import type { Action } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import { ColourStone, TierGlyph } from "./Stone";
import type { Altar, BlockAndKeyView, Colour } from "./view";
import { blockName } from "./words";

interface Props {
  view: BlockAndKeyView;
  names: readonly string[];
  choices: readonly Action[];
  choose(action: Action): void;
}

export function DecisionBar({ view, names, choices, choose }: Props) {
  const say = useSay();
  if (!choices.length) {
    return (
      <p className="decision decision-waiting">
        {view.outcome ? say("web-over") : say("web-waiting-for", { names: waiting(view, names) })}
      </p>
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
          <Answer key={JSON.stringify(choice)} choice={choice} view={view} choose={choose} />
        ))}
        {kinds.has("claim") && <span className="soft">{say("web-claim-hint")}</span>}
      </div>
    </div>
  );
}

function waiting(view: BlockAndKeyView, names: readonly string[]): string {
  return view.deciders.map(seat => names[seat]).join(", ");
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
      return button(say(view.step === "return" ? "web-done-return" : "web-done-claim"), true);
    case "pass":
      return button(say("web-pass"), true);
    default:
      return null;
  }
}
