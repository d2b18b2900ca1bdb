// What a finished game gave away: the line, the turns, the marks, what was missed, and the summary.
import "../games/result/result.css";
import "./review.css";
import { useState } from "react";
import { Choice } from "../design/forms";
import { InGame } from "../games/GameText";
import { seatNames } from "../games/gameTable";
import type { Turn } from "../games/result/course";
import type { Review, ReviewedClaim, ReviewedDecision, TableInfo, ToldReview } from "../messages";
import type { Action } from "../server/choices";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import { Course } from "./Course";
import { sentence, told } from "./figures";
import { useReview } from "./useReview";

export const TOPICS = ["review", "study"];

/** A choice that is shown on the board, in the position before its step. */
export interface PointedOut {
  step: number;
  seat: number;
  action: Action;
  text: string;
}

interface Props {
  table: TableInfo;
  turns: readonly Turn[];
  steps: number;
  /** To the position before a step, as that seat saw it. */
  go(step: number, seat: number): void;
  show(choice: PointedOut): void;
  tryAgain(decision: ReviewedDecision): void;
  close(): void;
}

export default function ReviewPanel(props: Props) {
  return (
    <TextsProvider topics={TOPICS}>
      <Panel {...props} />
    </TextsProvider>
  );
}

function Panel(props: Props) {
  const { say } = useTexts();
  const { state, failure, again } = useReview(props.table.id);
  return (
    <aside className="review panel stack" aria-label={say("review-title")}>
      <div className="row review-head">
        <h2>{say("review-title")}</h2>
        <button type="button" className="button button-small button-quiet" onClick={props.close}>
          {say("review-close")}
        </button>
      </div>
      {failure ? (
        <>
          <p role="alert">{failure}</p>
          <button type="button" className="button button-small" onClick={again}>
            {say("review-again")}
          </button>
        </>
      ) : state?.review ? (
        <Told {...props} review={state.review} />
      ) : (
        <Waiting state={state} />
      )}
    </aside>
  );
}

function Waiting({ state }: { state: Review | null }) {
  const { say } = useTexts();
  if (!state) return <p role="status">{say("web-loading")}</p>;
  const { progress, done = 0, total = 0, others = 0 } = state;
  return (
    <>
      <p role="status">
        {progress === "waiting" ? say("review-waiting", { others }) : say("review-working", { done, total })}
      </p>
      <progress max={Math.max(1, total)} value={done} aria-label={say("review-title")} />
      <p className="soft">{say("review-stay")}</p>
    </>
  );
}

function Told({ review, table, turns, steps, go, show, tryAgain }: Props & { review: ToldReview }) {
  const { say } = useTexts();
  const mine = table.seats.findIndex(({ mine }) => mine);
  const [seat, setSeat] = useState(Math.max(0, mine));
  const names = seatNames(table, say);
  const name = names[seat] ?? "";
  const marked = review.decisions.filter(decision => decision.seat === seat && decision.mark);
  const missed = review.missed.filter(claim => claim.seat === seat);
  const alone = names.length === 1;
  return (
    <>
      {!alone && (
        <Choice
          label={say("review-of")}
          value={String(seat)}
          options={names.map((each, number) => [String(number), each] as const)}
          change={number => setSeat(Number(number))}
        />
      )}
      <Summary review={review} seat={seat} alone={alone} go={go} />
      <Course review={review} turns={turns} steps={steps} seat={seat} names={names} go={go} />
      <section className="stack" aria-label={say("review-marks")}>
        <h3>{say("review-marks")}</h3>
        {!marked.length && <p>{say("review-no-marks", { name })}</p>}
        <ol className="review-marks">
          {marked.map(decision => (
            <Marked key={decision.step} {...{ table, decision, alone, go, show, tryAgain }} />
          ))}
        </ol>
      </section>
      {missed.length > 0 && (
        <section className="stack" aria-label={say("review-missed")}>
          <h3>{say("review-missed")}</h3>
          <ul className="review-marks">
            {missed.map(claim => (
              <Missed key={claim.step} {...{ table, claim, go, show }} />
            ))}
          </ul>
        </section>
      )}
      <details className="soft">
        <summary>{say("review-how")}</summary>
        <p>{review.how}</p>
      </details>
    </>
  );
}

interface SummaryProps {
  review: ToldReview;
  seat: number;
  alone: boolean;
  go: Props["go"];
}

function Summary({ review, seat, alone, go }: SummaryProps) {
  const { say } = useTexts();
  const own = review.seats[seat];
  if (!own) return null;
  const losses = new Map(review.decisions.map(({ step, loss }) => [step, loss]));
  return (
    <section className="stack" aria-label={say("review-summary")}>
      {own.told.map(line => (
        <p key={line}>{line}</p>
      ))}
      {own.largest.length > 0 && (
        <p className="row">
          <span>{say("review-largest")}</span>
          {own.largest.map(step => (
            <button key={step} type="button" className="button button-small" onClick={() => go(step, seat)}>
              {say("review-largest-step", { step, loss: told(say, -(losses.get(step) ?? 0), alone) })}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

interface MarkedProps extends Pick<Props, "table" | "go" | "show" | "tryAgain"> {
  decision: ReviewedDecision;
  alone: boolean;
}

const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

function Marked({ table, decision, alone, go, show, tryAgain }: MarkedProps) {
  const { say } = useTexts();
  const { step, seat, mark, loss, best, better, reason } = decision;
  return (
    <li className={`review-mark review-${mark}`}>
      <p>
        <strong aria-hidden="true">{mark && SIGNS[mark]}</strong> {step}.{" "}
        <InGame table={table} text={decision.told} />{" "}
        <span className="review-loss">
          ({mark && say(`study-mark-${mark}`)}, {told(say, -loss, alone)})
        </span>
      </p>
      <p>
        <InGame table={table} text={`${sentence(say("review-better", { better }))} ${reason}`} />
      </p>
      <p className="row">
        <button type="button" className="button button-small" onClick={() => go(step, seat)}>
          {say("review-go")}
        </button>
        {best && (
          <button
            type="button"
            className="button button-small"
            onClick={() => show({ step, seat, action: best as unknown as Action, text: better })}
          >
            {say("review-show")}
          </button>
        )}
        <button type="button" className="button button-small" onClick={() => tryAgain(decision)}>
          {say("review-try")}
        </button>
      </p>
    </li>
  );
}

function Missed({ table, claim, go, show }: { claim: ReviewedClaim } & Pick<Props, "table" | "go" | "show">) {
  const { say } = useTexts();
  const { step, seat, block, cells } = claim;
  const action = block && ({ kind: "place", seat, block, cells } as unknown as Action);
  return (
    <li className="review-mark">
      <p>
        <InGame table={table} text={claim.told} />
      </p>
      <p className="row">
        <button type="button" className="button button-small" onClick={() => go(step, seat)}>
          {say("review-go")}
        </button>
        {action && (
          <button
            type="button"
            className="button button-small"
            onClick={() => show({ step, seat, action, text: claim.told })}
          >
            {say("review-show")}
          </button>
        )}
      </p>
    </li>
  );
}
