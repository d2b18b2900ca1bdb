// How everybody came out that day: a bar for some scores each, and one's own among them.
import type { DailyBar } from "../messages";
import { useSay } from "../texts/TextsProvider";
import { barsOf } from "./bars";

export function Histogram({ counted, mine }: { counted: readonly DailyBar[]; mine: number | null }) {
  const say = useSay();
  const bars = barsOf(counted, mine);
  const most = Math.max(1, ...bars.map(({ number }) => number));
  return (
    <figure className="histogram">
      <figcaption>{say("daily-histogram")}</figcaption>
      <ol>
        {bars.map(({ from, to, number, mine: own }) => (
          <li key={from} className={own ? "mine" : ""}>
            <span className="histogram-scores" aria-hidden="true">
              {from === to ? from : `${from}–${to}`}
            </span>
            <span className="histogram-bar" aria-hidden="true">
              <span style={{ width: `${(100 * number) / most}%` }} />
            </span>
            <span aria-hidden="true">
              {number}
              {own && ` ${say("daily-you")}`}
            </span>
            <span className="hidden-visually">
              {say("daily-bar", { from, to, number, mine: own ? "yes" : "no" })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
