// A marked decision once more: the position as a private table, a choice, and what the review's judge says of it.
import "../lessons/lesson.css";
import "./review.css";
import { Suspense, useCallback, useMemo, useState } from "react";
import { Loading } from "../app/App";
import { failureText } from "../app/refusal";
import { useSettings } from "../app/settings";
import { InGame } from "../games/GameText";
import { seatNames } from "../games/gameTable";
import { tableOf } from "../games/registry";
import type { JudgedTry, ReviewedDecision, TableInfo } from "../messages";
import { playedOn } from "../replay/playOn";
import { api } from "../server/api";
import type { Action } from "../server/choices";
import { logOf, type SeatGame } from "../server/tableState";
import { type TableController, useTableState } from "../server/useTable";
import { HOME } from "../table/keepFocus";
import { usePrivateTable } from "../table/usePrivateTable";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import { sentence, told } from "./figures";
import { type PointedOut, TOPICS } from "./ReviewPanel";

const TRIES = 3;

interface Props {
  table: TableInfo;
  decision: ReviewedDecision;
  back(): void;
  show(choice: PointedOut): void;
}

export default function Exercise(props: Props) {
  return (
    <TextsProvider topics={TOPICS}>
      <Opened {...props} />
    </TextsProvider>
  );
}

function Opened(props: Props) {
  const { table, decision } = props;
  // In the position before the decision: nobody else sees it, and nothing is played there.
  const { controller, failure } = usePrivateTable(async () => {
    const position = await api.position(table.id, decision.step - 1);
    return { ...playedOn(table, position, decision.seat), spectators: false, practice: true };
  });
  if (failure) return <p role="alert">{failure}</p>;
  return controller ? <Seated {...props} controller={controller} /> : <Loading />;
}

function Seated(props: Props & { controller: TableController }) {
  const { table, games } = useTableState(props.controller);
  const game = games.get(props.decision.seat);
  return table && game ? <Trying {...props} at={table} game={game} /> : <Loading />;
}

interface TryingProps extends Props {
  controller: TableController;
  at: TableInfo;
  game: SeatGame;
}

function Trying({ table, decision, back, show, controller, at, game }: TryingProps) {
  const texts = useTexts();
  const asText = useSettings(settings => settings.textMode);
  const { Table, topics } = tableOf(table.rules.game, asText);
  const [tries, setTries] = useState<readonly JudgedTry[]>([]);
  const [judging, setJudging] = useState(false);
  const [failure, setFailure] = useState("");
  const over = tries.length >= TRIES || tries.some(isGood);
  const choose = async (action: Action): Promise<null> => {
    if (judging || over) return null;
    setJudging(true);
    setFailure("");
    try {
      const judged = await api.tryAgain(table.id, decision.step, action, texts.language);
      setTries(before => [...before, judged]);
    } catch (error) {
      setFailure(failureText(texts, error));
    }
    setJudging(false);
    return null;
  };
  const log = useMemo(() => logOf(game), [game]);
  const preview = useCallback((action: Action) => controller.preview(action), [controller]);
  const tell = useCallback(
    (about: Parameters<TableController["tell"]>[0]) => controller.tell(about),
    [controller],
  );
  // Once it is over there is nothing more to choose.
  const asked = useMemo(() => (over ? { ...game, decision: null } : game), [game, over]);
  return (
    <div className="exercise">
      <Words {...{ table, decision, tries, judging, failure, over, back, show }} />
      <TextsProvider topics={topics}>
        <Suspense fallback={<Loading />}>
          <Table table={at} game={asked} log={log} choose={choose} preview={preview} tell={tell} />
        </Suspense>
      </TextsProvider>
    </div>
  );
}

function isGood({ best, mark }: JudgedTry): boolean {
  return best || mark === null;
}

interface WordsProps extends Props {
  tries: readonly JudgedTry[];
  judging: boolean;
  failure: string;
  over: boolean;
}

function Words({ table, decision, tries, judging, failure, over, back, show }: WordsProps) {
  const { say } = useTexts();
  const { step, seat, best, better, reason } = decision;
  const last = tries.at(-1);
  const lost = over && last !== undefined && !isGood(last);
  return (
    <section className="panel lesson-text" {...HOME}>
      <div className="lesson-words" aria-live="polite">
        <p>{say("review-exercise", { name: seatNames(table, say)[seat] ?? "" })}</p>
        {judging && <p>{say("review-exercise-judging")}</p>}
        {failure && <p className="lesson-not">{failure}</p>}
        {!judging && last && <p className={isGood(last) ? "" : "lesson-not"}>{verdict(last)}</p>}
        {lost && (
          <p>
            <InGame table={table} text={`${sentence(say("review-exercise-over", { better }))} ${reason}`} />
          </p>
        )}
      </div>
      {!over && <span className="soft">{say("review-exercise-tries", { left: TRIES - tries.length })}</span>}
      {lost && best && (
        <button
          type="button"
          className="button button-small"
          onClick={() => show({ step, seat, action: best as unknown as Action, text: better })}
        >
          {say("review-show")}
        </button>
      )}
      <button type="button" className="button button-small" onClick={back}>
        {say("review-back")}
      </button>
    </section>
  );

  function verdict(tried: JudgedTry): string {
    if (tried.best) return say("review-exercise-best");
    if (tried.mark === null) return say("review-exercise-good");
    if (tried.loss >= decision.loss) return say("review-exercise-worse", { loss: tried.told });
    const before = told(say, -decision.loss, table.seats.length === 1);
    return say("review-exercise-better", { loss: tried.told, before });
  }
}
