// A game as text: what the table says, what can be done, in the words of the game. For screen readers, and for games
// that have no picture yet.
import "../../log/log.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { isBare } from "../../design/isBare";
import type { LogLine } from "../../messages";
import { openRules } from "../../rules/drawer";
import { type Action, unpack } from "../../server/choices";
import { endsTurn, type SeatGame } from "../../server/tableState";
import { HOME } from "../../table/keepFocus";
import { useRoomWord } from "../../table/RoomWord";
import { Spoken } from "../../table/Spoken";
import { useTexts } from "../../texts/TextsProvider";
import type { Texts } from "../../texts/texts";
import { Confirm, TurnEnd } from "../ActionBar";
import { finalChoices, type GameTableProps, type TableWords } from "../gameTable";
import { useProposal } from "../proposed";
import { manifestOf } from "../registry";
import { type Acting, type Guard, useAct } from "../useAct";
import { type Arming, useArmed } from "../useArmed";
import { Draft, useDraft } from "./Draft";

const FEW = 12;
/** How many of the last lines of the log are told. */
const RECENT = 20;

export default function PlainTable(props: GameTableProps) {
  const { table, game, log, tell, choose } = props;
  const { say, language } = useTexts();
  const [group, setGroup] = useState<number | null>(null);
  const { told, of } = useTold(game, tell, group);
  const actions = useMemo(() => unpack(game.decision), [game.decision]);
  const final = useMemo(() => finalChoices(table, game, actions), [table, game, actions]);
  const acting = useAct(game, choose);
  const arming = useArmed(game, acting, final);
  const [chosen, setChosen] = useState("");
  const { draft, begin, giveUp, send } = useDraft(game, acting);
  const roomWord = useRoomWord();
  const offer = async (action: Action, text: string, then: readonly Action[] = []): Promise<void> => {
    setChosen(text);
    const { following } = manifestOf(table.rules.game);
    const more = await following?.(action, game.view, language);
    if (more) begin(action, more, then);
    else arming.offer(action);
  };
  useProposal(game, actions, (action, text, then) => void offer(action, text, then));
  const { version } = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move the list begins anew
  useEffect(() => setGroup(null), [version]);
  // Words of an earlier moment would stand for other moves.
  const isNow = told?.version === version;
  const isOver = isFinished(props);
  const again = isNow ? againText(say, arming, chosen, draft?.more.number) : "";
  const question = again || questionText(say, game, told);
  const isAsked = game.can_end_turn || Boolean(told?.question);
  const spoken = useSpoken({
    version: isNow ? version : null,
    log,
    question: isOver ? say("web-over") : question,
    isAsked,
    again,
  });
  const heading = useFocused(isAsked ? spoken.moment : null);
  if (!told) return <p className="page-message">{say("web-loading")}</p>;
  return (
    <div className="text-table page">
      <Spoken {...spoken} />
      {told.ending.length > 0 && <Lines title={say("web-after-end")} lines={told.ending} home />}
      {!isOver && (
        <section className="stack" aria-label={say("web-what-to-do")}>
          {/* It keeps the focus also while the next words are still to come. */}
          <h2 ref={heading} tabIndex={-1} {...(isNow && HOME)}>
            {question}
          </h2>
          {roomWord}
          {game.can_end_turn && <LastWord {...props} acting={acting} />}
          {isNow && draft && (
            <Draft draft={draft} text={chosen} send={send} giveUp={giveUp} guard={acting.guard} />
          )}
          {isNow && !draft && !game.sent && (
            <Moves
              told={told}
              actions={actions}
              group={group}
              isTold={of === group}
              open={setGroup}
              arming={arming}
              guard={acting.guard}
              offer={offer}
            />
          )}
        </section>
      )}
      {log.length > 0 && <Happened log={log.slice(-RECENT)} game={table.rules.game} />}
      <Lines title={say("web-the-table")} lines={told.lines} />
    </div>
  );
}

function questionText(say: Texts["say"], game: SeatGame, told: TableWords | null): string {
  if (game.sent) return say("web-sent");
  return game.can_end_turn ? say(doneText(game)) : told?.question || say("web-nothing-to-do");
}

/** What is asked once more: with which cards it is paid, or whether that is meant. */
function againText(
  say: Texts["say"],
  { armed, why }: Arming,
  move: string,
  price: number | undefined,
): string {
  // What a card says ends as a sentence: here the sentence goes on.
  const begun = move.replace(/\.$/, "");
  if (price !== undefined) return `${begun}. ${say("web-pay-with", { number: price })}`;
  return armed ? say("web-sure", { move: begun, why: why ?? "final" }) : "";
}

/** What the last step has done: it ended the turn, or was a choice within one. */
function doneText(game: SeatGame): "web-turn-done" | "web-choice-made" {
  return endsTurn(game) ? "web-turn-done" : "web-choice-made";
}

function LastWord({ game, undo, endTurn, acting }: GameTableProps & { acting: Acting }) {
  const { say } = useTexts();
  return (
    <div className="row">
      <TurnEnd
        {...(undo && { undo })}
        {...(endTurn && { endTurn })}
        {...acting}
        ending={endsTurn(game) ? undefined : say("web-go-on")}
      />
    </div>
  );
}

/** Nobody is waited for, and nothing else is going on. */
function isFinished({ game, meanwhile }: GameTableProps): boolean {
  return game.waiting_for.length === 0 && !meanwhile;
}

interface Told {
  told: TableWords | null;
  /** The group whose moves have been told. */
  of: number | null;
}

/** The table in words, asked for anew at every change. */
function useTold(
  { seat, version }: GameTableProps["game"],
  tell: GameTableProps["tell"],
  group: number | null,
): Told {
  const { language } = useTexts();
  const [told, setTold] = useState<Told>({ told: null, of: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what has to be told anew
  useEffect(() => {
    let current = true;
    tell({ seat, language, group }).then(answer => {
      if (current && answer) setTold({ told: answer, of: group });
    });
    return () => {
      current = false;
    };
  }, [tell, seat, version, language, group]);
  return told;
}

interface Speaking {
  /** What the words are about; null: they have not come yet. */
  version: number | null;
  log: readonly LogLine[];
  question: string;
  /** Whether somebody has to answer; that there is nothing to answer is said once. */
  isAsked: boolean;
  /** What is asked once more before it is done; whoever gives it up knows the question already. */
  again: string;
}

/** For ears: what has happened since words were last said, and what is asked now. */
function useSpoken({ version, log, question, isAsked, again }: Speaking) {
  const first = { version: -1, known: log.length, question: "", again: "", text: "", moment: 0 };
  const [said, keep] = useState(first);
  const moment = said.moment + 1;
  if (version !== null && said.version !== version) {
    const words = log
      .slice(said.known)
      .slice(-RECENT)
      .map(({ text }) => text);
    if (isAsked || question !== said.question) words.push(question);
    keep({ version, known: log.length, question, again: "", text: words.join(" "), moment });
  } else if (said.again !== again) keep({ ...said, again, ...(again && { text: again, moment }) });
  return { text: said.text, moment: said.moment };
}

/** A heading that takes the keyboard where it is nowhere yet: at each moment (null: nothing is asked). */
function useFocused(moment: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moment !== null && isBare()) heading.current?.focus();
  }, [moment]);
  return heading;
}

interface MovesProps {
  told: TableWords;
  actions: readonly Action[];
  group: number | null;
  /** Whether the moves are those of the open group: the words of another one would stand for other moves. */
  isTold: boolean;
  open(group: number | null): void;
  arming: Arming;
  guard: Guard;
  offer(action: Action, text: string): Promise<void>;
}

/** Groups to open; a single small one is open from the start. What cannot be undone is asked for once more. */
function Moves({ told, actions, group, isTold, open, arming, guard, offer }: MovesProps) {
  const { say } = useTexts();
  const groups = told.groups
    .map((each, index) => ({ ...each, index }))
    .filter(({ choices }) => choices.length);
  const [first, ...more] = groups;
  const only = first && !more.length && first.choices.length <= FEW ? first.index : null;
  useEffect(() => {
    if (only !== null && group === null) open(only);
  }, [only, group, open]);
  if (arming.armed) return <Confirm arming={arming} guard={guard} text={say("web-do-it")} />;
  return (
    <ul className="stack">
      {groups.map(({ title, choices, index }) => (
        <li key={title}>
          <button
            type="button"
            className="button"
            aria-expanded={group === index}
            onClick={() => open(group === index ? null : index)}
          >
            {title} <span className="soft">{choices.length}</span>
          </button>
          {group === index && isTold && (
            <ul className="text-moves">
              {choices.map((choice, place) => {
                const action = actions[choice];
                const text = told.moves[place];
                return action && text ? (
                  <li key={choice}>
                    <button
                      type="button"
                      className="button button-small"
                      onClick={() => void offer(action, text)}
                    >
                      {text}
                    </button>
                  </li>
                ) : null;
              })}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What happened. A line that no card caused ends with its rule, which opens beside the table. */
function Happened({ log, game }: { log: readonly LogLine[]; game: string }) {
  const { say } = useTexts();
  return (
    <section className="stack" aria-label={say("web-what-happened")}>
      <h2>{say("web-what-happened")}</h2>
      <ul className="text-lines">
        {log.map(({ text, title, rule, step, why }, index) => (
          <li key={`${step} ${index + 1} ${text}`}>
            {text}{" "}
            {rule !== null && (
              <button type="button" className="explained" onClick={() => openRules(game, rule)}>
                ({title})
              </button>
            )}
            {why && (
              <span className="soft">
                {" "}
                {say("web-why")} {why}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ title, lines, home }: { title: string; lines: readonly string[]; home?: boolean }) {
  return (
    <section className="stack" aria-label={title}>
      <h2 {...(home && HOME)}>{title}</h2>
      <ul className="text-lines">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
