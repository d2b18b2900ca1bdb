// How the set plays: bots try it, and what came of that.
import { useState } from "react";
import { Segments } from "../../../design/forms";
import type { PiecesTrial, TrialKey } from "../../../messages";
import { counted, decimal } from "../../../texts/decimal";
import { useSay } from "../../../texts/TextsProvider";
import { type Draft, PLAYERS } from "./draft";
import { useTrial } from "./useTrial";

export function TrialPanel({ draft, playable }: { draft: Draft; playable: boolean }) {
  const say = useSay();
  const [players, setPlayers] = useState<string>("2");
  const { trial, of, running, failure, start, stop } = useTrial();
  return (
    <section className="panel stack" aria-labelledby="workshop-trial">
      <h2 id="workshop-trial">{say("workshop-trial")}</h2>
      <p className="soft">{say("workshop-trial-about")}</p>
      <Segments
        label={say("workshop-players")}
        value={players}
        options={PLAYERS.map(count => [count, count] as const)}
        change={setPlayers}
      />
      <div className="row">
        <button
          type="button"
          className="button button-main"
          disabled={!playable || running}
          onClick={() => start(draft, Number(players))}
        >
          {say("workshop-trial-start")}
        </button>
        {running && (
          <button type="button" className="button" onClick={stop}>
            {say("workshop-trial-cancel")}
          </button>
        )}
      </div>
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {trial && (
        <>
          <p role="status">{progressText(say, trial)}</p>
          {running && <progress value={trial.done} max={trial.total} aria-label={say("workshop-trial")} />}
          {of !== draft && <p className="soft">{say("workshop-trial-old")}</p>}
          <Figures trial={trial} />
        </>
      )}
    </section>
  );
}

type Say = ReturnType<typeof useSay>;

function progressText(say: Say, { progress, done, total, others = 0 }: PiecesTrial): string {
  return say(`workshop-trial-${progress}`, { done, total, others });
}

function Figures({ trial: { bots = [], keys = [], dead = [], unseen = [] } }: { trial: PiecesTrial }) {
  const say = useSay();
  if (bots.length === 0) return null;
  return (
    <>
      <ul className="trial-bots">
        {bots.map(({ bot, points, error, usual }) => (
          <li key={bot}>
            {say(error === null ? "workshop-trial-bot-once" : "workshop-trial-bot", {
              name: say("table-bot-name", { strength: bot }),
              points: decimal(say, points),
              count: counted(points),
              error: decimal(say, error ?? 0),
            })}
            {usual !== null && (
              <span className="soft"> ({say("workshop-trial-usual", { usual: decimal(say, usual) })})</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        {dead.length > 0
          ? say("workshop-trial-dead", { keys: dead.join(", ") })
          : say("workshop-trial-no-dead")}
      </p>
      {unseen.length > 0 && <p>{say("workshop-trial-unseen", { keys: unseen.join(", ") })}</p>}
      <h3>{say("workshop-trial-keys")}</h3>
      <ul className="trial-keys">
        {[...keys]
          .sort((one, other) => share(one) - share(other))
          .map(key => (
            <li key={key.key}>
              <span className="trial-bar" aria-hidden="true">
                <span style={{ width: `${Math.round(100 * Math.min(1, share(key)))}%` }} />
              </span>
              {say("workshop-trial-key", { key: key.key, claimed: key.claimed, held: key.held })}
            </li>
          ))}
      </ul>
    </>
  );
}

/** Of the games in which somebody had it, in how many it was claimed. */
function share({ held, claimed }: TrialKey): number {
  return held === 0 ? 0 : claimed / held;
}
