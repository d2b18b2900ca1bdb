// What is asked, by which card, and every answer that is not a card or a space. One part for each shape of decision:
// the five actions of a turn, several cards for one purpose, effects to be ordered, and buttons for all else.
import "./ask.css";
import type { Action } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import { Final } from "../Final";
import type { Paced } from "../motion/usePaced";
import { Waiting } from "../Waiting";
import { price } from "./answers";
import { Effects } from "./Effects";
import { Gather } from "./Gather";
import { MainActions } from "./MainActions";
import { Phases } from "./Phases";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

const MAIN = "action";

export function AskPanel({ desk, paced }: { desk: KnowledgeDesk; paced: Paced }) {
  return (
    <div className="ak-ask">
      <Phases desk={desk} paced={paced} />
      {desk.asked ? (
        <Question desk={desk} />
      ) : (
        <Waiting paced={paced} names={desk.names} over={desk.view.over} />
      )}
    </div>
  );
}

function Question({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const { asked, view, choices, cards, look } = desk;
  if (!asked) return null;
  const cause = asked.cause ? cards.get(asked.cause) : undefined;
  return (
    <>
      {cause && (
        <button type="button" className="ak-cause" onClick={() => look(cause.id)}>
          {cause.name}
        </button>
      )}
      <p className="decision-question" role="status">
        {asked.type === MAIN
          ? say("knowledge-your-turn", { actions: view.actions_left })
          : say(`ancient-knowledge-ask-${asked.type}`, { actions: view.actions_left })}
      </p>
      {asked.type === MAIN ? (
        <MainActions desk={desk} />
      ) : choices.some(({ kind }) => kind === "resolve") ? (
        <Effects desk={desk} />
      ) : (
        <Gather desk={desk} />
      )}
      <Buttons desk={desk} />
    </>
  );
}

/** Kinds that have a part of their own above. */
const ELSEWHERE = new Set(["archive", "excavate", "search", "resolve"]);

function Buttons({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const { asked, answers, final, act } = desk;
  const buttons = answers.buttons.filter(
    ({ kind }) => kind !== "resolve" && (asked?.type !== MAIN || !ELSEWHERE.has(kind)),
  );
  if (!buttons.length) return null;
  return (
    <div className="row ak-answers">
      {buttons.map(choice => (
        <button
          key={JSON.stringify(choice)}
          type="button"
          className={choice.kind === "done" ? "button" : "button button-main"}
          onClick={() => act(choice)}
        >
          {answerText(say, choice, desk)}
        </button>
      ))}
      {buttons.some(choice => final.has(choice)) && <Final />}
    </div>
  );
}

type Say = ReturnType<typeof useSay>;

/** What a button does, in words. */
function answerText(say: Say, choice: Action, { cards, names, asked }: KnowledgeDesk): string {
  const card = typeof choice.card === "string" ? cards.get(choice.card) : undefined;
  switch (choice.kind) {
    case "create":
      return say("knowledge-create", { card: card?.name ?? "", price: card ? price(card, undefined) : 0 });
    case "learn":
      return say("knowledge-learn", { card: card?.name ?? "" });
    case "amount":
      return String(choice.amount);
    case "transfer":
      return say("knowledge-transfer", { card: card?.name ?? "", amount: choice.amount as number });
    case "rob":
      return names[choice.opponent as number] ?? "";
    case "flip":
      return say("knowledge-pillar", { number: (choice.pillar as number) + 1 });
    case "done":
      return say(asked?.cause ? "knowledge-no" : "knowledge-done");
    default:
      return say(`knowledge-do-${choice.kind}`);
  }
}
