// Where in the turn we are, and what is happening there: each effect is named while it acts.
import { useSay } from "../../texts/TextsProvider";
import type { GameEvent } from "../motion/frames";
import { Skip } from "../motion/Skip";
import type { Paced } from "../motion/usePaced";
import { lineOf } from "./happenings";
import { Sign } from "./icons";
import type { KnowledgeDesk } from "./useKnowledgeDesk";
import { type Phase, phaseOf } from "./view";

const PHASES: readonly Phase[] = ["actions", "timeline", "decline"];

export function Phases({ desk, paced }: { desk: KnowledgeDesk; paced: Paced }) {
  const say = useSay();
  const { view, names } = desk;
  const phase = phaseNow(desk, paced);
  if (view.over && !paced.behind) return null;
  if (phase === "opening") return <p className="soft">{say("knowledge-phase-opening")}</p>;
  return (
    <>
      {view.turn !== view.seat && <p className="ak-whose">{names[view.turn]}</p>}
      <ol className="ak-stepper">
        {PHASES.map(name => (
          <li key={name} aria-current={name === phase ? "step" : undefined}>
            {say(`knowledge-phase-${name}`, { left: view.actions_left })}
          </li>
        ))}
      </ol>
      {paced.behind && <Acting desk={desk} paced={paced} />}
    </>
  );
}

/** The phase that the frame shown belongs to. */
function phaseNow({ view }: KnowledgeDesk, { behind, events, game }: Paced): Phase {
  if (!behind) return phaseOf(view);
  const shown = game.steps.flatMap(step => step.events as GameEvent[]);
  const upTo = shown.lastIndexOf(events.at(-1) as GameEvent);
  const began = shown
    .slice(0, upTo + 1)
    .findLast(({ kind }) => kind === "phase-began" || kind === "turn-began");
  return began?.kind === "phase-began" ? (began.phase as Phase) : "actions";
}

/** The effect that acts, by its card, and what it does. */
function Acting({ desk: { cards, view, names }, paced }: { desk: KnowledgeDesk; paced: Paced }) {
  const say = useSay();
  const reader = { me: view.seat, names };
  const lines = paced.events.map(event => lineOf(say, cards, event, reader)).filter(line => line !== "");
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
