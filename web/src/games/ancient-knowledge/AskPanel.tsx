// What is asked, by which card, and every answer that is not a card or a space: one button a choice.
import type { Action } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import { price } from "./answers";
import type { KnowledgeDesk } from "./useKnowledgeDesk";
import { type Phase, phaseOf } from "./view";

export function AskPanel({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const { view, names, choices, answers, told, act } = desk;
  if (!choices.length) {
    const waiting = view.decisions.map(({ seat }) => names[seat]).join(", ");
    return (
      <div className="ak-ask">
        <Stepper phase={phaseOf(view)} left={view.actions_left} />
        <p className="decision-waiting">
          {view.over ? say("web-over") : say("web-waiting-for", { names: waiting })}
        </p>
      </div>
    );
  }
  return (
    <div className="ak-ask">
      <Stepper phase={phaseOf(view)} left={view.actions_left} />
      <p className="decision-question" role="status">
        {told?.question || say("table-your-move")}
      </p>
      <div className="row ak-answers">
        {answers.buttons.map(choice => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className={choice.kind === "done" ? "button" : "button button-main"}
            onClick={() => act(choice)}
          >
            {answerText(say, choice, desk)}
          </button>
        ))}
      </div>
    </div>
  );
}

type Say = ReturnType<typeof useSay>;

/** What a button does, in words. */
function answerText(say: Say, choice: Action, { cards, names, view }: KnowledgeDesk): string {
  const card = typeof choice.card === "string" ? cards.get(choice.card) : undefined;
  switch (choice.kind) {
    case "create":
      return say("web-ak-create", { card: card?.name ?? "", price: card ? price(card, undefined) : 0 });
    case "learn":
      return say("web-ak-learn", { card: card?.name ?? "" });
    case "amount":
    case "transfer":
      return String(choice.amount);
    case "rob":
      return names[choice.opponent as number] ?? "";
    case "flip":
      return say("web-ak-pillar", { number: (choice.pillar as number) + 1 });
    case "done":
      return say(view.decisions.some(({ cause }) => cause) ? "web-ak-no" : "web-ak-done");
    default:
      return say(`web-ak-do-${choice.kind}`);
  }
}

const PHASES: readonly Phase[] = ["actions", "timeline", "decline"];

function Stepper({ phase, left }: { phase: Phase; left: number }) {
  const say = useSay();
  if (phase === "opening") return <p className="soft">{say("web-ak-phase-opening")}</p>;
  return (
    <ol className="ak-stepper">
      {PHASES.map(name => (
        <li key={name} aria-current={name === phase ? "step" : undefined}>
          {say(`web-ak-phase-${name}`, { left })}
        </li>
      ))}
    </ol>
  );
}
