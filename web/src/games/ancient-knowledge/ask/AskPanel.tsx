// What is asked, by which card, and every answer that is not a card or a space. One part for each shape of decision:
// the five actions of a turn, a create in the making, several cards for one purpose, effects to be ordered, and buttons
// for all else.
import { brief } from "../../../log/parts";
import type { Action } from "../../../server/choices";
import { endsTurn } from "../../../server/tableState";
import { useSay, useTexts } from "../../../texts/TextsProvider";
import { ActionBar, type Chip, Confirm, TurnEnd } from "../../ActionBar";
import { Final } from "../../Final";
import { FinalButton } from "../../FinalButton";
import type { GameTableProps } from "../../gameTable";
import { told } from "../../motion/frames";
import type { Paced } from "../../motion/usePaced";
import { Waiting } from "../../Waiting";
import { Marked, Sign } from "../cards/icons";
import { cardsOf } from "../desk/answers";
import { answerText, askedText } from "../desk/answerText";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { phaseOf } from "../view";
import { DraftPanel, draftQuestion } from "./DraftPanel";
import { Effects } from "./Effects";
import { Gather } from "./Gather";
import { MainActions } from "./MainActions";
import { Nothing } from "./Nothing";
import { Phases } from "./Phases";

const MAIN = "action";

interface Props {
  desk: KnowledgeDesk;
  paced: Paced;
  chips: readonly Chip[];
  turn: Pick<GameTableProps, "undo" | "endTurn" | "meanwhile">;
}

export function AskPanel({ desk, paced, chips, turn: { undo, endTurn, meanwhile } }: Props) {
  const say = useSay();
  const isEnd = paced.game.can_end_turn && !paced.behind;
  const asked = useQuestionOf(desk);
  const question = isEnd ? say(doneText(desk, paced)) : asked;
  return (
    <ActionBar
      chips={chips}
      spoken={useSpoken(desk, paced, question || (meanwhile ?? ""))}
      moment={paced.game.decision?.number}
      question={
        <>
          {/* Before its end is said, the turn is still mine, though the table is already the next one's. */}
          {!isEnd && <Phases desk={desk} paced={paced} />}
          {question ? (
            <>
              <Cause desk={desk} />
              <p className="decision-question">{question}</p>
              {isEnd && <Chosen desk={desk} paced={paced} />}
            </>
          ) : (
            <>
              {meanwhile && <p className="soft">{meanwhile}</p>}
              {!desk.view.over && <Waiting paced={paced} names={desk.names} over={false} />}
            </>
          )}
        </>
      }
    >
      {isEnd ? <End desk={desk} paced={paced} undo={undo} endTurn={endTurn} /> : <Answers desk={desk} />}
    </ActionBar>
  );
}

/** What my last step has done: ended my turn; or it was a choice in another's, or one after which others choose for a card of
 * mine. */
function doneText({ view, turn }: KnowledgeDesk, { game }: Paced): string {
  const [last] = game.steps.slice(-1);
  const isOpening = phaseOf(view) === "opening" || last?.events.some(({ kind }) => kind === "hands-ready");
  if (isOpening || turn !== view.seat) return "web-choice-made";
  return endsTurn(game) ? "web-turn-done" : "knowledge-others-choose";
}

/** Which choice it was that is made, as the log tells it: its card may lie out of sight. */
function Chosen({ desk, paced }: { desk: KnowledgeDesk; paced: Paced }) {
  if (doneText(desk, paced) !== "web-choice-made") return null;
  const lines = paced.game.steps.at(-1)?.lines ?? [];
  return <p className="soft">{lines.map(line => brief(line, id => desk.cards.get(id)?.name)).join(" ")}</p>;
}

interface EndProps extends Pick<Props, "desk" | "paced">, Pick<GameTableProps, "undo" | "endTurn"> {}

/** The last word of what can still be undone. */
function End({ desk, paced, ...turn }: EndProps) {
  const say = useSay();
  return (
    <TurnEnd
      {...turn}
      aboutTurn={desk.aboutTurn}
      guard={desk.guard}
      ending={doneText(desk, paced) === "web-turn-done" ? undefined : say("web-go-on")}
      undoing={isPaidLast(paced.game) ? say("knowledge-pay-otherwise") : undefined}
    />
  );
}

/** Whether the last step paid for a card that was announced before: an undo goes back to the payment, not before it. */
function isPaidLast({ steps }: Paced["game"]): boolean {
  const kinds = (steps.at(-1)?.events ?? []).map(({ kind }) => kind);
  return kinds.includes("created") && !kinds.includes("announced");
}

/** What is asked now, in a sentence; empty where nothing is. */
function useQuestionOf(desk: KnowledgeDesk): string {
  const texts = useTexts();
  const { say } = texts;
  const { asked, cards, selected, draft, opened, choices, arming } = desk;
  if (!asked) return "";
  if (draft) return say(draftQuestion(draft), { number: draft.price });
  const kind = choices.find(({ card }) => selected !== null && card === selected)?.kind;
  if (kind === "create") return say("knowledge-where", { card: cards.get(selected ?? "")?.name ?? "" });
  if (kind === "learn" && asked.type === MAIN) return say("knowledge-open-learn");
  if (asked.type === MAIN && opened && !arming.armed) return say(`knowledge-open-${opened}`);
  return askedText(texts, asked.type, desk);
}

/** The same for ears: whose turn it is, what was just done, what is asked. */
function useSpoken(
  { view, turn, names, cards, asked }: KnowledgeDesk,
  paced: Paced,
  question: string,
): string {
  const say = useSay();
  const happened = told(paced);
  const lines = happened.map(({ line }) => brief(line, id => cards.get(id)?.name));
  // Where the beginning of a turn is told, that is enough; and who is asked is not to wait for anybody.
  const isKnown =
    turn === view.seat || asked !== null || happened.some(({ event }) => event.kind === "turn-began");
  const whose = view.over || isKnown ? "" : say("knowledge-spoken-turn", { name: names[turn] ?? "" });
  return [whose, ...lines, view.over && !paced.behind ? say("web-over") : question].filter(Boolean).join(" ");
}

/** The card that asks, with what it says; where there is no room for all of it, a touch shows the card. */
function Cause({ desk: { asked, cards, looked, look } }: { desk: KnowledgeDesk }) {
  const cause = asked?.cause ? cards.get(asked.cause) : undefined;
  // An effect that is offered says all of it in its button.
  if (!cause || asked?.type === "offer") return null;
  return (
    <button
      type="button"
      className="ak-cause"
      aria-expanded={looked === cause.id}
      onClick={() => look(looked === cause.id ? null : cause.id)}
    >
      <b>{cause.name}</b>{" "}
      <span className="soft ak-cause-text">
        <Marked text={cause.effect} />
      </span>
    </button>
  );
}

function Answers({ desk }: { desk: KnowledgeDesk }) {
  const texts = useTexts();
  const { asked, choices, draft, arming, planning, selected } = desk;
  if (planning) return <Planned desk={desk} />;
  if (!asked) return null;
  if (arming.armed)
    return (
      <Confirm arming={arming} guard={desk.guard} text={answerText(texts, arming.armed, desk)}>
        <Meant desk={desk} action={arming.armed} />
      </Confirm>
    );
  if (draft) return <DraftPanel desk={desk} draft={draft} />;
  const resolves = choices.some(({ kind }) => kind === "resolve");
  return (
    <>
      <Planned desk={desk} />
      {asked.type === MAIN && !selected && <MainActions desk={desk} />}
      {resolves ? <Effects desk={desk} /> : <Gather desk={desk} />}
      <Buttons desk={desk} />
    </>
  );
}

/** The cards that the second word is about: one, or the two that change places. */
function Meant({ desk: { cards }, action }: { desk: KnowledgeDesk; action: Action }) {
  const meant = cardsOf(action).flatMap(id => cards.get(id) ?? []);
  if (!meant.length) return null;
  return (
    <span className="ak-meant-cards">
      {meant.map(card => (
        <b key={card.id} className={`ak-meant ak-${card.kind}`}>
          <Sign name={card.kind} /> {card.name}
        </b>
      ))}
    </span>
  );
}

/** Kinds that have a part of their own above. */
const ELSEWHERE = new Set(["archive", "excavate", "search", "resolve"]);

function Buttons({ desk }: { desk: KnowledgeDesk }) {
  const texts = useTexts();
  const { asked, answers, final, selected, gathering, guard, act, confirmed, cancel } = desk;
  const given = answers.buttons.filter(
    ({ kind }) => kind !== "resolve" && (asked?.type !== MAIN || !ELSEWHERE.has(kind)),
  );
  const buttons = given.filter(({ kind }) => kind !== "done");
  // Who has chosen something goes on with it, or gives it up first; where cards are gathered, it stands beside their number.
  const nothing = selected || gathering ? [] : given.filter(({ kind }) => kind === "done");
  const hint = hintOf(desk, buttons.length > 0);
  if (!buttons.length && !nothing.length && !selected && !hint) return null;
  return (
    <div className="row ak-answers">
      {[...buttons, ...nothing].some(choice => final.has(choice)) && <Final />}
      {buttons.map(choice =>
        choice.card === undefined ? (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="button button-main"
            onClick={() => act(choice)}
          >
            {answerText(texts, choice, desk)}
          </button>
        ) : (
          // Who has chosen a card first has been asked already.
          <FinalButton
            key={JSON.stringify(choice)}
            guard={guard}
            kind={choice.kind}
            press={() => confirmed(choice)}
          >
            {answerText(texts, choice, desk)}
          </FinalButton>
        ),
      )}
      {hint && <span className="action-hint">{texts.say(hint)}</span>}
      {nothing.map(choice => (
        <Nothing key={choice.kind} text={answerText(texts, choice, desk)} press={() => act(choice)} />
      ))}
      {selected && (
        <button type="button" className="button button-quiet ak-cancel" onClick={cancel}>
          {texts.say("knowledge-cancel")}
        </button>
      )}
    </div>
  );
}

/** Where the answer is given, if by no button. */
function hintOf(
  { asked, answers, choices, gathering, selected }: KnowledgeDesk,
  byButton: boolean,
): string | null {
  if (byButton || gathering) return null;
  if (selected && answers.spaces.size) return "knowledge-hint-space";
  if (asked?.type === MAIN || choices.some(({ kind }) => kind === "resolve")) return null;
  return answers.cards.size ? "knowledge-hint-card" : null;
}

/** What one means to do when the turn comes, and what one can do about it. */
function Planned({ desk }: { desk: KnowledgeDesk }) {
  const texts = useTexts();
  const { say } = texts;
  const { planning, intention, selected, cards, takeUp, forget } = desk;
  if (!intention) {
    const card = selected && cards.get(selected)?.name;
    if (!planning) return null;
    return <p className="soft">{card ? say("knowledge-plan-where", { card }) : say("knowledge-plan")}</p>;
  }
  const action = answerText(texts, intention.action, desk);
  return (
    <div className="row">
      {intention.now ? (
        <button type="button" className="button button-main" onClick={takeUp}>
          {say("knowledge-plan-do", { action })}
        </button>
      ) : (
        <span>{say("knowledge-plan-kept", { action })}</span>
      )}
      <button type="button" className="button button-quiet button-small" onClick={forget}>
        {say("knowledge-plan-forget")}
      </button>
    </div>
  );
}
