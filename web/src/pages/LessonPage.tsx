// A lesson at real tables: what to decide and why, one step after the other. It can be left at any time.
import "../table/table.css";
import "../lessons/lesson.css";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Loading, NotFound } from "../app/App";
import { useSettings } from "../app/settings";
import { TopBar } from "../app/TopBar";
import type { GameTableProps } from "../games/gameTable";
import { gameName } from "../games/gameWords";
import { manifestOf, tableOf } from "../games/registry";
import { meant } from "../lessons/inWords";
import { LessonText, Next } from "../lessons/LessonText";
import { isAside, type Lesson, rulesOf, type Scene } from "../lessons/lessons";
import { PlayNow } from "../lessons/PlayNow";
import { useCourse } from "../lessons/useLesson";
import type { TableInfo } from "../messages";
import { openRules } from "../rules/drawer";
import { logOf, type SeatGame } from "../server/tableState";
import { type TableController, useTableState } from "../server/useTable";
import { HOME } from "../table/keepFocus";
import { usePrivateTable } from "../table/usePrivateTable";
import { TextsProvider, useTexts } from "../texts/TextsProvider";

const Hint = lazy(() => import("../hint/Hint"));

interface Asked {
  game: string;
  /** Its name; nothing: the first one. */
  lesson?: string;
}

export default function LessonPage({ game, lesson }: Asked) {
  const { lesson: load } = manifestOf(game);
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  useEffect(() => {
    void load?.().then(({ default: found }) => setLessons(found));
  }, [load]);
  if (!load) return <NotFound />;
  if (!lessons) return <Loading />;
  const place = lesson ? lessons.findIndex(({ name }) => name === lesson) : 0;
  const found = lessons[place];
  return found ? (
    <Classroom key={found.name} game={game} lesson={found} next={lessons[place + 1]} />
  ) : (
    <NotFound />
  );
}

interface ClassroomProps {
  game: string;
  lesson: Lesson;
  /** The lesson after this one. */
  next: Lesson | undefined;
}

function Classroom({ game, lesson, next }: ClassroomProps) {
  const texts = useTexts();
  const [place, setPlace] = useState(0);
  const [left, leave] = useState(false);
  const scene = lesson.scenes[place];
  const asText = useSettings(settings => settings.textMode);
  const { isText } = tableOf(game, asText);
  return (
    <div className={`table-page ${isText ? "table-page-text" : ""}`}>
      <TopBar title={texts.say("lesson-title", { game: gameName(texts, game), lesson: lesson.name })}>
        <button type="button" className="button button-small button-quiet" onClick={() => openRules(game)}>
          {texts.say("web-rules")}
        </button>
        {!left && (
          <button type="button" className="button button-small button-quiet" onClick={() => leave(true)}>
            {texts.say("lesson-skip")}
          </button>
        )}
      </TopBar>
      <main className="table-main lesson-main">
        {left && <Left game={game} goBack={() => leave(false)} />}
        {scene && (
          <SceneTable
            key={place}
            game={game}
            lesson={lesson}
            scene={scene}
            first={lesson.scenes.slice(0, place).reduce((all, { steps }) => all + steps.length, 0)}
            goOn={lesson.scenes[place + 1] ? () => setPlace(place + 1) : null}
            next={next}
            left={left}
          />
        )}
      </main>
    </div>
  );
}

/** Whoever has seen enough may play at once. */
function Left({ game, goBack }: { game: string; goBack(): void }) {
  const { say } = useTexts();
  return (
    <section className="panel lesson-text lesson-left">
      <p className="lesson-words" role="status">
        {say("lesson-left")}
      </p>
      <PlayNow game={game} />
      <button type="button" className="button button-small" onClick={goBack}>
        {say("lesson-back")}
      </button>
      <Link className="button button-small" href="/">
        {say("web-to-lobby")}
      </Link>
    </section>
  );
}

interface SceneProps extends ClassroomProps {
  scene: Scene;
  /** The number of its first step. */
  first: number;
  /** To the next scene, where there is one. */
  goOn: (() => void) | null;
  /** Whether it has been left, for the moment: then it says nothing. */
  left: boolean;
}

function SceneTable(props: SceneProps) {
  const { controller, failure } = usePrivateTable(() => rulesOf(props.game, props.scene));
  if (failure) {
    return (
      <p className="page-message" role="alert">
        {failure}
      </p>
    );
  }
  return controller ? <Seated {...props} controller={controller} /> : <Loading />;
}

function Seated(props: SceneProps & { controller: TableController }) {
  const { table, games } = useTableState(props.controller);
  const game = games.get(0);
  return table && game ? <Lecture {...props} table={table} seat={game} /> : <Loading />;
}

interface LectureProps extends SceneProps {
  controller: TableController;
  table: TableInfo;
  seat: SeatGame;
}

function Lecture({ game, lesson, scene, first, goOn, next, left, controller, table, seat }: LectureProps) {
  const { say } = useTexts();
  const asText = useSettings(settings => settings.textMode);
  const { Table, topics } = tableOf(game, asText);
  const course = useCourse(scene.steps, controller, seat);
  const open = seat.decision;
  const narrowed = course.game.decision;
  const meanwhile = isAside(course.step) ? say("lesson-meanwhile") : undefined;
  const tell: GameTableProps["tell"] = useCallback(
    async about => {
      const told = await controller.tell(about);
      const words = told && meant(told, about.group ?? null, open, narrowed);
      return words && meanwhile ? { ...words, question: meanwhile } : words;
    },
    [controller, open, narrowed, meanwhile],
  );
  const log = useMemo(() => logOf(seat), [seat]);
  const all = lesson.scenes.reduce((count, { steps }) => count + steps.length, 0);
  const count = `${first + Math.min(course.current + 1, scene.steps.length)} / ${all}`;
  const isOver = !course.step;
  return (
    <>
      {left ? null : isOver && !goOn ? (
        <TheEnd game={game} lesson={lesson} next={next} count={count} />
      ) : (
        <LessonText
          game={game}
          prefix={`lesson-${game}-${lesson.name}`}
          course={course}
          count={count}
          canUndo={seat.can_undo}
        >
          {isOver && goOn && <Next go={goOn} />}
          {table.hints && narrowed && course.step?.kinds && (
            <Suspense>
              <Hint
                key={course.spoken}
                controller={controller}
                game={course.game}
                seat={0}
                otherwise={course.choose}
              />
            </Suspense>
          )}
        </LessonText>
      )}
      <TextsProvider topics={topics}>
        <Suspense fallback={<Loading />}>
          <Table
            table={table}
            game={course.game}
            log={log}
            choose={course.choose}
            preview={course.preview}
            tell={tell}
            undo={course.undo}
            endTurn={course.endTurn}
            meanwhile={meanwhile}
          />
        </Suspense>
      </TextsProvider>
    </>
  );
}

function TheEnd({ game, lesson, next, count }: ClassroomProps & { count: string }) {
  const { say } = useTexts();
  return (
    <section className="panel lesson-text" {...HOME}>
      <span className="lesson-count">{count}</span>
      <p className="lesson-words" role="status">
        {say(`lesson-${game}-${lesson.name}-end`)}
      </p>
      {next && (
        <Link className="button button-small button-main" href={`/learn/${game}/${next.name}`}>
          {say("lesson-other", { lesson: next.name })}
        </Link>
      )}
      <PlayNow game={game} quiet={Boolean(next)} />
      <Link className="button button-small" href="/">
        {say("web-to-lobby")}
      </Link>
    </section>
  );
}
