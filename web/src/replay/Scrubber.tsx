// What moves a replay: a step back or on, by itself, or anywhere at once.
import { SPEEDS, useSettings } from "../app/settings";
import { Choice } from "../design/forms";
import { useSay } from "../texts/TextsProvider";
import type { Player } from "./useReplay";

export function Scrubber({ player, caption }: { player: Player; caption: string }) {
  const say = useSay();
  const { place, last, running, go, run } = player;
  const { speed, change } = useSettings();
  return (
    <div className="row scrubber panel">
      <p className="scrubber-caption" role="status">
        {caption || say("web-replay-begin")}
      </p>
      <Step sign="◂" label={say("web-replay-back")} to={place - 1} player={player} />
      <button type="button" className="button button-small button-main" onClick={() => run(!running)}>
        {say(running ? "web-replay-stop" : "web-replay-play")}
      </button>
      <Step sign="▸" label={say("web-replay-on")} to={place + 1} player={player} />
      <input
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={say("web-replay-place")}
        onChange={event => go(Number(event.target.value))}
      />
      <span className="scrubber-count">
        {place} / {last}
      </span>
      <Choice
        label={say("web-replay-speed")}
        value={String(speed)}
        options={SPEEDS.map(number => [String(number), `× ${number}`])}
        change={number => change({ speed: Number(number) })}
      />
    </div>
  );
}

interface StepProps {
  sign: string;
  label: string;
  to: number;
  player: Player;
}

function Step({ sign, label, to, player: { last, go } }: StepProps) {
  return (
    <button
      type="button"
      className="button button-small"
      disabled={to < 0 || to > last}
      onClick={() => go(to)}
      aria-label={label}
    >
      {sign}
    </button>
  );
}
