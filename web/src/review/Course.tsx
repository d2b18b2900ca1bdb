// The line of what could be expected, and under it two bars a turn: what was decided, and what was drawn.
import { useRoving } from "../design/useRoving";
import type { Turn } from "../games/result/course";
import type { ToldReview } from "../messages";
import { useTexts } from "../texts/TextsProvider";
import { barOf, linePath, ofLine, type ReviewedTurn, rangeOf, turnsOf } from "./chart";
import { told } from "./figures";

const WIDTH = 320;
const HEIGHT = 96;

interface Props {
  review: ToldReview;
  turns: readonly Turn[];
  /** How many the game had. */
  steps: number;
  seat: number;
  names: readonly string[];
  go(step: number, seat: number): void;
}

export function Course({ review: { decisions }, turns, steps, seat, names, go }: Props) {
  const { say } = useTexts();
  const box = useRoving<HTMLOListElement>();
  const alone = names.length === 1;
  const range = rangeOf(decisions, alone);
  const own = turnsOf(decisions, turns, seat);
  return (
    <section aria-label={say("review-turns")}>
      <h3>{say(alone ? "review-line-alone" : "review-line-among")}</h3>
      <figure className="curve">
        <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} aria-hidden="true">
          <path className="curve-ground" d={`M0 ${HEIGHT}H${WIDTH}M0 ${alone ? 0 : HEIGHT / 2}H${WIDTH}`} />
          {names.map((name, of) => (
            <g key={`${of} ${name}`} className={`seat-${of + 1}${of === seat ? "" : " review-other"}`}>
              <path
                className="curve-line"
                d={linePath(
                  decisions.filter(decision => decision.seat === of),
                  range,
                  steps,
                  WIDTH,
                  HEIGHT,
                )}
              />
            </g>
          ))}
        </svg>
        <figcaption>
          <ul className="curve-names">
            {names.map((name, of) => (
              <li key={`${of} ${name}`} className={`seat-${of + 1}`}>
                <svg viewBox="0 0 24 8" aria-hidden="true">
                  <path className="curve-line" d="M0 4H24" />
                </svg>
                {lineSaid(of)}
              </li>
            ))}
          </ul>
          {!alone && <p className="soft">{say("review-line-known")}</p>}
        </figcaption>
      </figure>
      <ol className="review-turns" ref={box}>
        {own.map(turn => (
          <li key={turn.number}>
            <button
              type="button"
              className={turn.marked ? "review-turn review-turn-marked" : "review-turn"}
              title={turnSaid(turn)}
              aria-label={turnSaid(turn)}
              onClick={() => go(turn.step, seat)}
            >
              <Bar kind="loss" value={-turn.loss} turns={own} />
              <Bar kind="draw" value={turn.draw} turns={own} />
              <span className="review-number">{turn.number || "·"}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="soft">{say("review-turns-about", { name: names[seat] ?? "" })}</p>
    </section>
  );

  function lineSaid(of: number): string {
    const [first, half, last] = ofLine(decisions.filter(decision => decision.seat === of)).map(value =>
      told(say, value, alone),
    );
    return say("review-line-said", {
      name: names[of] ?? "",
      first: first ?? "",
      half: half ?? "",
      last: last ?? "",
    });
  }

  function turnSaid({ number, loss, draw }: ReviewedTurn): string {
    return say("review-turn-said", {
      turn: number ? say("review-turn", { turn: number }) : say("review-before-turns"),
      loss: told(say, -loss, alone, true),
      draw: told(say, draw, alone, true),
    });
  }
}

/** Up for what was won, down for what was lost. */
function Bar({ kind, value, turns }: { kind: string; value: number; turns: readonly ReviewedTurn[] }) {
  const length = `${Math.round(barOf(value, turns) * 100)}%`;
  return (
    <span className={`review-bar review-bar-${kind}`} aria-hidden="true">
      <span className={value < 0 ? "review-down" : "review-up"} style={{ "--length": length } as object} />
    </span>
  );
}
