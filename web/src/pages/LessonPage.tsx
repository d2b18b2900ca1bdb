// A lesson at a real table: what to do and why, one step after the other. It can be left at any time.
import "../table/table.css";
import "../lessons/lesson.css";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/App";
import { useGuest } from "../app/guest";
import { TopBar } from "../app/TopBar";
import { GAMES } from "../games/registry";
import { after, LESSONS, type Lesson, narrowed } from "../lessons/lessons";
import { PlayNow } from "../lessons/PlayNow";
import type { TableInfo } from "../messages";
import { api } from "../server/api";
import type { Action } from "../server/choices";
import { logOf, type SeatGame } from "../server/tableState";
import { type TableController, useTableController, useTableState } from "../server/useTable";
import { TextsProvider, useSay } from "../texts/TextsProvider";

export default function LessonPage({ game }: { game: string }) {
  const lesson = LESSONS[game];
  const say = useSay();
  const { known, ensure, guest } = useGuest();
  const [table, setTable] = useState<string | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (!known || !lesson || begun.current) return;
    begun.current = true;
    const begin = async (): Promise<void> => {
      await ensure(guest?.name ?? say("web-guest"));
      const made = await api.makeTable(lesson.rules);
      await api.command(made.id, { kind: "start" });
      setTable(made.id);
    };
    begin().catch(() => undefined);
  }, [known, lesson, ensure, guest, say]);
  const controller = useTableController(table, guest?.id ?? null);
  return lesson && controller ? <Course lesson={lesson} controller={controller} /> : <Loading />;
}

function Course({ lesson, controller }: { lesson: Lesson; controller: TableController }) {
  const { table, games } = useTableState(controller);
  const game = games.get(0);
  return table && game ? (
    <Lecture lesson={lesson} controller={controller} table={table} game={game} />
  ) : (
    <Loading />
  );
}

interface Props {
  lesson: Lesson;
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
}

function Lecture({ lesson, controller, table, game }: Props) {
  const say = useSay();
  const [current, setCurrent] = useState(0);
  const { game: name } = lesson.rules;
  const entry = GAMES[name];
  const step = lesson.steps[current];
  const done = useRef<Action | null>(null);
  const log = useMemo(() => logOf(game), [game]);
  const choose = (action: Action): Promise<unknown> => {
    done.current = action;
    return controller.choose(action);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lesson goes on when the table has taken the step
  useEffect(() => {
    const action = done.current;
    done.current = null;
    setCurrent(place => after(lesson.steps, place, action, game.decision));
  }, [game.version]);
  // The same choices stay the same object: a table forgets what is marked when it gets new ones.
  const shown = useMemo(() => ({ ...game, decision: narrowed(game.decision, step) }), [game, step]);
  if (!entry) return null;
  return (
    <div className="table-page lesson-page">
      <TopBar title={say("lesson-title", { game: say(`web-game-${name}`) })}>
        <Link className="button button-small button-quiet" href="/">
          {say("lesson-skip")}
        </Link>
      </TopBar>
      <main className="table-main lesson-main">
        <section className="panel lesson-text" aria-live="polite">
          <span className="lesson-count">
            {Math.min(current + 1, lesson.steps.length)} / {lesson.steps.length}
          </span>
          <p>{say(step ? `lesson-${name}-${step.name}` : `lesson-${name}-end`)}</p>
          {game.can_undo && (
            <button
              type="button"
              className="button button-small"
              onClick={() => {
                void controller.ask({ kind: "undo", version: game.version, seat: 0 });
                setCurrent(Math.max(0, current - 1));
              }}
            >
              {say("web-undo")}
            </button>
          )}
          {!step && (
            <>
              <PlayNow game={name} />
              <Link className="button button-small" href="/">
                {say("web-to-lobby")}
              </Link>
            </>
          )}
        </section>
        <TextsProvider topics={entry.topics}>
          <Suspense fallback={<Loading />}>
            <entry.Table
              table={table}
              game={shown}
              log={log}
              choose={choose}
              preview={controller.preview}
              tell={controller.tell}
            />
          </Suspense>
        </TextsProvider>
      </main>
    </div>
  );
}
