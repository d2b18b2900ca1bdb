// What moves a replay: a step or a turn back or on, by itself, or anywhere at once; by keys too.
import "./replay.css";
import { type ReactNode, useState } from "react";
import { SPEEDS, useSettings } from "../app/settings";
import { Choice } from "../design/forms";
import type { Turn } from "../games/result/course";
import { useSay } from "../texts/TextsProvider";
import { turnAfter, turnBefore } from "./turns";
import type { Player } from "./useReplay";
import { useReplayKeys } from "./useReplayKeys";

interface Props {
  player: Player;
  /** What the step did. */
  caption: ReactNode;
  turns: readonly Turn[];
  names: readonly string[];
  /** What can be done from here. */
  children?: ReactNode;
}

export function Scrubber({ player, caption, turns, names, children }: Props) {
  const say = useSay();
  useReplayKeys(player, turns);
  const { place, last, running, go, run } = player;
  const { speed, change } = useSettings();
  const [more, showMore] = useState(false);
  return (
    <div className="row scrubber panel">
      <p className="scrubber-caption" role="status">
        {caption}
      </p>
      <Step sign="◂◂" label={say("replay-turn-back")} to={turnBefore(turns, place)} player={player} />
      <Step sign="◂" label={say("web-replay-back")} to={place - 1} player={player} />
      <button type="button" className="button button-small button-main" onClick={() => run(!running)}>
        {say(running ? "web-replay-stop" : "web-replay-play")}
      </button>
      <Step sign="▸" label={say("web-replay-on")} to={place + 1} player={player} />
      <Step sign="▸▸" label={say("replay-turn-on")} to={turnAfter(turns, place, last)} player={player} />
      {/* On a small phone what can be done from here takes no room before it is asked for. */}
      <button
        type="button"
        className="button button-small scrubber-more"
        aria-label={say("replay-more")}
        title={say("replay-more")}
        aria-expanded={more}
        onClick={() => showMore(!more)}
      >
        ⋯
      </button>
      <div className="scrubber-line">
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={say("web-replay-place")}
          title={say("replay-keys")}
          onChange={event => go(Number(event.target.value))}
        />
        <ol className="scrubber-turns" aria-label={say("replay-turns")}>
          {turns.map(({ seat, number, first, gain }) => (
            <li
              key={first}
              className={`seat-${(seat % 4) + 1}`}
              style={{ left: `${(100 * first) / Math.max(1, last)}%` }}
            >
              <button
                type="button"
                tabIndex={-1}
                className={gain > 0 ? "scrubber-turn scrubber-gain" : "scrubber-turn"}
                title={say("replay-turn", { turn: number, name: names[seat] ?? "" })}
                aria-label={say("replay-turn", { turn: number, name: names[seat] ?? "" })}
                onClick={() => go(first)}
              />
            </li>
          ))}
        </ol>
      </div>
      <span className="scrubber-count">
        {place} / {last}
      </span>
      <Choice
        label={say("web-replay-speed")}
        value={String(speed)}
        options={SPEEDS.map(number => [String(number), `× ${number}`])}
        change={number => change({ speed: Number(number) })}
      />
      <div className={more ? "row scrubber-actions scrubber-actions-open" : "row scrubber-actions"}>
        {children}
      </div>
    </div>
  );
}

interface StepProps {
  sign: string;
  label: string;
  to: number;
  player: Player;
}

function Step({ sign, label, to, player: { place, last, go } }: StepProps) {
  return (
    <button
      type="button"
      className="button button-small"
      disabled={to < 0 || to > last || to === place}
      onClick={() => go(to)}
      aria-label={label}
    >
      {sign}
    </button>
  );
}
