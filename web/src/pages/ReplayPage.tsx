// A finished game again, from any seat: a scrubber, a speed, and every position has its address.
import "../table/table.css";
import { Suspense, useEffect, useState } from "react";
import { Loading } from "../app/App";
import { refusalText } from "../app/refusal";
import { SPEEDS, useSettings } from "../app/settings";
import { TopBar } from "../app/TopBar";
import { Choice } from "../design/forms";
import { seatNames } from "../games/gameTable";
import { GAMES } from "../games/registry";
import type { Frame, LogLine, TableInfo, Update } from "../messages";
import { ApiError, api } from "../server/api";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import type { Language } from "../texts/texts";

const NOTHING = async (): Promise<null> => null;
const PAUSE = 900;

export default function ReplayPage({ id }: { id: string }) {
  const texts = useTexts();
  const { say } = texts;
  const [table, setTable] = useState<TableInfo | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [failure, setFailure] = useState("");
  const { frames, total } = useFrames(id, seat, texts.language, error =>
    setFailure(error instanceof ApiError ? refusalText(texts, error.problem) : say("web-unreachable")),
  );
  const [wanted, setPlace] = usePlace();
  const last = Math.max(0, total - 1);
  const place = Math.min(wanted, last);
  const [running, setRunning] = useState(false);
  const { speed, change: changeSettings } = useSettings();
  useEffect(() => {
    api.table(id).then(setTable, () => setFailure(say("error-no-such-table")));
  }, [id, say]);
  usePlaying(running, place, total, setPlace, setRunning);
  if (failure) return <p className="page-message">{failure}</p>;
  const frame = frames[Math.min(place, frames.length - 1)];
  const entry = table && GAMES[table.rules.game];
  if (!table || !frame || !entry) return <Loading />;
  return (
    <div className="table-page">
      <TopBar title={say(`web-game-${table.rules.game}`)}>
        <Choice
          label={say("web-replay-seat")}
          value={String(seat)}
          options={[
            ["null", say("web-spectator")],
            ...seatNames(table, say).map((name, number) => [String(number), name] as const),
          ]}
          change={value => setSeat(value === "null" ? null : Number(value))}
        />
      </TopBar>
      <main className="table-main replay">
        <TextsProvider topics={entry.topics}>
          <Suspense fallback={<Loading />}>
            <entry.Table
              table={table}
              game={asGame(frame, frames, seat)}
              log={frames.slice(0, frame.number + 1).flatMap(({ lines }) => lines)}
              choose={NOTHING}
              preview={NOTHING}
              tell={NOTHING}
            />
          </Suspense>
        </TextsProvider>
        <div className="row scrubber panel">
          <p className="scrubber-caption" role="status">
            {frame.lines.map(plain).join(" ") || say("web-replay-begin")}
          </p>
          <button
            type="button"
            className="button button-small"
            disabled={place <= 0}
            onClick={() => setPlace(place - 1)}
            aria-label={say("web-replay-back")}
          >
            ◂
          </button>
          <button
            type="button"
            className="button button-small button-main"
            onClick={() => setRunning(!running)}
          >
            {say(running ? "web-replay-stop" : "web-replay-play")}
          </button>
          <button
            type="button"
            className="button button-small"
            disabled={place >= last}
            onClick={() => setPlace(place + 1)}
            aria-label={say("web-replay-on")}
          >
            ▸
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={place}
            aria-label={say("web-replay-place")}
            onChange={event => setPlace(Number(event.target.value))}
          />
          <span className="scrubber-count">
            {place} / {last}
          </span>
          <Choice
            label={say("web-replay-speed")}
            value={String(speed)}
            options={SPEEDS.map(number => [String(number), `× ${number}`])}
            change={number => changeSettings({ speed: Number(number) })}
          />
        </div>
      </main>
    </div>
  );
}

/** A line of the log without the numbers of the cards it names. */
function plain({ text, mentions }: LogLine): string {
  return mentions.reduce((line, { piece }) => line.replaceAll(` (${piece})`, ""), text);
}

/** Every position of the game from that seat, page by page. */
function useFrames(
  id: string,
  seat: number | null,
  language: Language,
  fail: (error: unknown) => void,
): { frames: Frame[]; total: number } {
  const [state, setState] = useState<{ frames: Frame[]; total: number }>({ frames: [], total: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fail` only tells; a new one asks for nothing
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const frames: Frame[] = [];
      let total = 1;
      while (current && frames.length < total) {
        const page = await api.replay(id, frames.length, seat, language);
        frames.push(...page.frames);
        total = page.total;
        if (current) setState({ frames: [...frames], total });
        if (!page.frames.length) return;
      }
    };
    read().catch(fail);
    return () => {
      current = false;
    };
  }, [id, seat, language]);
  return state;
}

/** The position shown stands in the address, so that it can be sent. */
function usePlace(): readonly [number, (place: number) => void] {
  const [place, setPlace] = useState(() => Number(new URLSearchParams(location.search).get("at") ?? 0) || 0);
  const move = (to: number): void => {
    setPlace(to);
    history.replaceState(null, "", `${location.pathname}?at=${to}`);
  };
  return [place, move];
}

function usePlaying(
  running: boolean,
  place: number,
  total: number,
  setPlace: (place: number) => void,
  setRunning: (on: boolean) => void,
): void {
  const speed = useSettings(settings => settings.speed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step a pause
  useEffect(() => {
    if (!running) return;
    if (place + 1 >= total) return setRunning(false);
    const timer = setTimeout(() => setPlace(place + 1), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [running, place, total, speed]);
}

function asGame(frame: Frame, frames: readonly Frame[], seat: number | null): Update {
  return {
    kind: "update",
    seat,
    version: frame.number,
    view: frame.view,
    first_step: 0,
    steps: frames.slice(0, frame.number + 1).flatMap(({ step, lines }) => (step ? [{ ...step, lines }] : [])),
    waiting_for: [],
    decision: null,
    can_undo: false,
    can_end_turn: false,
    clocks: null,
    scores: frame.scores,
  };
}
