// Where in the turn we are, and what is happening there: each effect is named while it acts.
import { brief } from "../../../log/parts";
import { useSay } from "../../../texts/TextsProvider";
import { eventsOf, told } from "../../motion/frames";
import { Skip } from "../../motion/Skip";
import type { Paced } from "../../motion/usePaced";
import { Sign } from "../cards/icons";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { type Phase, phaseOf } from "../view";

const PHASES: readonly Phase[] = ["actions", "timeline", "decline"];

export function Phases({ desk, paced }: { desk: KnowledgeDesk; paced: Paced }) {
  const say = useSay();
  const { view, turn, names } = desk;
  const phase = phaseNow(desk, paced);
  if (view.over && !paced.behind) return null;
  if (phase === "opening") return <p className="soft">{say("knowledge-phase-opening")}</p>;
  return (
    <>
      {turn !== view.seat && <p className="ak-whose">{names[turn]}</p>}
      <ol className="ak-stepper">
        {PHASES.map(name => (
          <li key={name} aria-current={name === phase ? "step" : undefined}>
            {/* What is shown step by step has no number of its own: after the actions none is left. */}
            {say(`knowledge-phase-${name}`, { left: phase === "actions" ? view.actions_left : 0 })}
          </li>
        ))}
      </ol>
      {paced.behind && <Acting desk={desk} paced={paced} />}
    </>
  );
}

/** The phase that the frame shown belongs to. */
function phaseNow({ view }: KnowledgeDesk, { behind, events, first, game }: Paced): Phase {
  if (!behind) return phaseOf(view);
  const began = eventsOf(game.steps)
    .slice(0, first + events.length)
    .findLast(({ kind }) => kind === "phase-began" || kind === "turn-began");
  return began?.kind === "phase-began" ? (began.phase as Phase) : "actions";
}

/** The effect that acts, by its card, and what it does. */
function Acting({ desk: { cards }, paced }: { desk: KnowledgeDesk; paced: Paced }) {
  const lines = told(paced).map(({ line }) => brief(line, id => cards.get(id)?.name));
  const by = paced.events.map(({ by }) => by).findLast(by => typeof by === "string");
  const card = typeof by === "string" ? cards.get(by) : undefined;
  return (
    <div className="ak-acting">
      {card && (
        <strong className={`ak-acting-card ak-${card.kind}`}>
          <Sign name={card.kind} /> {card.name} <Sign name={card.trigger} />
        </strong>
      )}
      <p>{lines.join(" ")}</p>
      <Skip paced={paced} />
    </div>
  );
}
