// A lesson at a real table: what to do and why, one step after the other. It can be left at any time.
import "../table/table.css";
import "../lessons/lesson.css";
import { Suspense, useMemo } from "react";
import { Link } from "wouter";
import { Loading, NotFound } from "../app/App";
import { TopBar } from "../app/TopBar";
import { gameName } from "../games/gameWords";
import type { GameManifest } from "../games/manifest";
import { manifestOf } from "../games/registry";
import type { Lesson } from "../lessons/lessons";
import { PlayNow } from "../lessons/PlayNow";
import { type Course, useCourse, useLessonTable } from "../lessons/useLesson";
import type { TableInfo } from "../messages";
import { logOf, type SeatGame } from "../server/tableState";
import { type TableController, useTableState } from "../server/useTable";
import { TextsProvider, useSay, useTexts } from "../texts/TextsProvider";

export default function LessonPage({ game }: { game: string }) {
  const { lesson } = manifestOf(game);
  return lesson ? <Classroom load={lesson} /> : <NotFound />;
}

function Classroom({ load }: { load: NonNullable<GameManifest["lesson"]> }) {
  const begun = useLessonTable(load);
  return begun ? <Seated {...begun} /> : <Loading />;
}

function Seated({ lesson, controller }: { lesson: Lesson; controller: TableController }) {
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
  const texts = useTexts();
  const name = lesson.rules.game;
  const { Table, topics } = manifestOf(name);
  const course = useCourse({ lesson, controller }, game);
  const log = useMemo(() => logOf(game), [game]);
  return (
    <div className="table-page lesson-page">
      <TopBar title={texts.say("lesson-title", { game: gameName(texts, name) })}>
        <Link className="button button-small button-quiet" href="/">
          {texts.say("lesson-skip")}
        </Link>
      </TopBar>
      <main className="table-main lesson-main">
        <Told lesson={lesson} course={course} canUndo={game.can_undo} />
        <TextsProvider topics={topics}>
          <Suspense fallback={<Loading />}>
            <Table
              table={table}
              game={course.game}
              log={log}
              choose={course.choose}
              preview={controller.preview}
              tell={controller.tell}
            />
          </Suspense>
        </TextsProvider>
      </main>
    </div>
  );
}

/** What is to be done now, and why; after the last step the way on. */
function Told({ lesson, course, canUndo }: { lesson: Lesson; course: Course; canUndo: boolean }) {
  const say = useSay();
  const { step, current } = course;
  const name = lesson.rules.game;
  return (
    <section className="panel lesson-text" aria-live="polite">
      <span className="lesson-count">
        {Math.min(current + 1, lesson.steps.length)} / {lesson.steps.length}
      </span>
      <p>{say(step ? `lesson-${name}-${step.name}` : `lesson-${name}-end`)}</p>
      {canUndo && (
        <button type="button" className="button button-small" onClick={course.undo}>
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
  );
}
