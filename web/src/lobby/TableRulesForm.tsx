// What holds at a table beside the rules of its game: taking back, help, time, guests, the shuffle.
import { Check, Choice, TextField } from "../design/forms";
import { manifestOf } from "../games/registry";
import type { Clock, TableRules } from "../messages";
import { useSay } from "../texts/TextsProvider";
import { allowsHints, USUAL_UNDO } from "./plans";

type UndoRule = NonNullable<TableRules["undo"]>;
type CameraRule = NonNullable<TableRules["camera"]>;

const UNDO: readonly UndoRule[] = ["end-turn", "free", "none"];
const CAMERA: readonly CameraRule[] = ["seat", "free"];
const MINUTE = 60;
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90];
const INCREMENTS = [0, 5, 10, 20, 30, 60];
const DAYS = [1, 2, 3, 5, 7, 14];
const CLOCKS: Record<Clock["kind"], Clock> = {
  none: { kind: "none" },
  live: { kind: "live", seconds: 20 * MINUTE, increment: 10 },
  days: { kind: "days", days: 2 },
};

interface Props {
  rules: TableRules;
  change(part: Partial<TableRules>): void;
}

export function AtTheTable({ rules, change }: Props) {
  const say = useSay();
  return (
    <>
      <Choice
        label={say("lobby-undo")}
        value={rules.undo ?? USUAL_UNDO}
        options={UNDO.map(rule => [rule, say(`lobby-undo-${rule}.short`)])}
        change={undo => change({ undo: undo as UndoRule })}
      />
      {manifestOf(rules.game).spatial && (
        <Choice
          label={say("lobby-camera")}
          value={rules.camera ?? "seat"}
          options={CAMERA.map(rule => [rule, say(`lobby-camera-${rule}.short`)])}
          change={camera => change({ camera: camera as CameraRule })}
        />
      )}
      <Check
        label={say("lobby-assist", { game: rules.game })}
        on={rules.assist ?? true}
        change={assist => change({ assist })}
      />
      {(rules.assist ?? true) && (
        <Check label={say("lobby-hints")} on={allowsHints(rules)} change={hints => change({ hints })} />
      )}
      <Check
        label={say("lobby-scores")}
        on={rules.live_scores ?? false}
        change={live_scores => change({ live_scores })}
      />
      <Check label={say("lobby-chat")} on={rules.chat ?? true} change={chat => change({ chat })} />
    </>
  );
}

export function Time({ rules: { clock = CLOCKS.none }, change }: Props) {
  const say = useSay();
  const set = (changed: Clock): void => change({ clock: changed });
  return (
    <>
      <Choice
        label={say("lobby-clock")}
        value={clock.kind}
        options={(["none", "live", "days"] as const).map(kind => [kind, say(`lobby-clock-${kind}.short`)])}
        change={kind => set(CLOCKS[kind as Clock["kind"]])}
      />
      {clock.kind === "live" && (
        <>
          <Numbers
            label={say("lobby-clock-minutes")}
            value={clock.seconds / MINUTE}
            among={MINUTES}
            change={minutes => set({ ...clock, seconds: minutes * MINUTE })}
          />
          <Numbers
            label={say("lobby-clock-increment")}
            value={clock.increment ?? 0}
            among={INCREMENTS}
            change={increment => set({ ...clock, increment })}
          />
        </>
      )}
      {clock.kind === "days" && (
        <Numbers
          label={say("lobby-clock-allowance")}
          value={clock.days}
          among={DAYS}
          change={days => set({ ...clock, days })}
        />
      )}
    </>
  );
}

export function GuestsAndShuffle({ rules, change }: Props) {
  const say = useSay();
  return (
    <>
      <Check
        label={say("lobby-public")}
        on={rules.public ?? false}
        change={listed => change({ public: listed })}
      />
      <Check
        label={say("lobby-spectators")}
        on={rules.spectators ?? true}
        change={spectators => change({ spectators })}
      />
      <div className="option">
        <TextField
          label={say("lobby-seed")}
          value={String(rules.seed ?? "")}
          longest={40}
          pattern="0|[1-9][0-9]*"
          change={text => change({ seed: text || null })}
        />
        <p className="soft">{say("lobby-seed.about")}</p>
      </div>
    </>
  );
}

function Numbers({
  label,
  value,
  among,
  change,
}: {
  label: string;
  value: number;
  among: readonly number[];
  change(value: number): void;
}) {
  return (
    <Choice
      label={label}
      value={String(value)}
      options={among.map(number => [String(number), String(number)])}
      change={chosen => change(Number(chosen))}
    />
  );
}
