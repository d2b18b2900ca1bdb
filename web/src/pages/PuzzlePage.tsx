// A puzzle at its table: what is asked, the game's own table to answer it at, and then how it went.
import "../table/table.css";
import "../lessons/lesson.css";
import "../puzzles/puzzles.css";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/App";
import { useGuest } from "../app/guest";
import { useSettings } from "../app/settings";
import { TopBar } from "../app/TopBar";
import { useConfirm } from "../design/Confirm";
import { gameName } from "../games/gameWords";
import { tableOf } from "../games/registry";
import type { PuzzleInfo } from "../messages";
import { Goal } from "../puzzles/Goal";
import { type Puzzle, usePuzzle } from "../puzzles/usePuzzle";
import { Verdict } from "../puzzles/Verdict";
import { openRules } from "../rules/drawer";
import { logOf } from "../server/tableState";
import { type TableController, useTableController, useTableState } from "../server/useTable";
import { HOME } from "../table/keepFocus";
import { TextsProvider, useTexts } from "../texts/TextsProvider";

export default function PuzzlePage({ game, id }: { game: string; id: string }) {
  const texts = useTexts();
  const puzzle = usePuzzle(game, id);
  const guest = useGuest(state => state.guest?.id ?? null);
  const controller = useTableController(puzzle.table, guest);
  const asText = useSettings(settings => settings.textMode);
  const { isText } = tableOf(game, asText);
  return (
    <div className={`table-page ${isText ? "table-page-text" : ""}`}>
      <TopBar
        title={`${texts.say("table-label", { label: texts.say("puzzle-title") })} ${gameName(texts, game)}`}
      >
        <button type="button" className="button button-small button-quiet" onClick={() => openRules(game)}>
          {texts.say("web-rules")}
        </button>
        <Link className="button button-small button-quiet" href="/puzzles">
          {texts.say("puzzle-all")}
        </Link>
      </TopBar>
      <main className="table-main lesson-main">
        {puzzle.failure ? (
          <p className="page-message" role="alert">
            {puzzle.failure}
          </p>
        ) : puzzle.info && puzzle.table && controller ? (
          <Seated key={puzzle.table} puzzle={puzzle} info={puzzle.info} controller={controller} />
        ) : (
          <Loading />
        )}
      </main>
    </div>
  );
}

interface SeatedProps {
  puzzle: Puzzle;
  info: PuzzleInfo;
  controller: TableController;
}

function Seated({ puzzle, info, controller }: SeatedProps) {
  const { table, games } = useTableState(controller);
  const asText = useSettings(settings => settings.textMode);
  const { Table, topics } = tableOf(info.game, asText);
  const [isShown, setShown] = useState(false);
  const seat = games.get(0);
  const { judged, judge } = puzzle;
  useJudging(seat?.version, judged === null, judge);
  useFinishedElsewhere(table?.status === "over", judged === null, judge);
  const log = useMemo(() => (seat ? logOf(seat) : []), [seat]);
  if (!table || !seat) return <Loading />;
  const view = isShown && judged ? judged.solution.view : seat.view;
  return (
    <>
      {judged ? (
        <Verdict
          info={info}
          judged={judged}
          isFirst={puzzle.isFirst}
          isShown={isShown}
          show={setShown}
          again={puzzle.again}
        />
      ) : (
        <Asked info={info} isFirst={puzzle.isFirst} giveUp={() => void judge(true)} />
      )}
      <TextsProvider topics={topics}>
        <Suspense fallback={<Loading />}>
          <Table
            table={table}
            game={judged ? { ...seat, view, decision: null } : seat}
            log={log}
            choose={controller.choose}
            preview={controller.preview}
            tell={about => controller.tell(about)}
          />
        </Suspense>
      </TextsProvider>
    </>
  );
}

/** After every step the server is asked whether that was all; where it began, nothing has been done. */
function useJudging(version: number | undefined, isOpen: boolean, judge: () => Promise<void>): void {
  const before = useRef(version);
  useEffect(() => {
    const isStep = before.current !== undefined && before.current !== version;
    before.current = version;
    if (isStep && isOpen) void judge();
  }, [version, isOpen, judge]);
}

/** Given up in another window: the table is closed, and its result is all there is to see. */
function useFinishedElsewhere(isOver: boolean, isOpen: boolean, judge: Puzzle["judge"]): void {
  useEffect(() => {
    if (isOver && isOpen) void judge(true);
  }, [isOver, isOpen, judge]);
}

interface AskedProps {
  info: PuzzleInfo;
  isFirst: boolean;
  giveUp(): void;
}

function Asked({ info, isFirst, giveUp }: AskedProps) {
  const { say } = useTexts();
  const { ask, dialog } = useConfirm({
    question: say(isFirst ? "puzzle-give-up-sure" : "puzzle-give-up-again"),
    yes: say("puzzle-give-up"),
    done: giveUp,
  });
  return (
    <section className="panel lesson-text" {...HOME}>
      <span className="lesson-count">{say("puzzle-grade", { grade: info.grade })}</span>
      <p className="lesson-words" role="status">
        <Goal puzzle={info} />{" "}
        <span className="soft">{say(isFirst ? "puzzle-first-counts" : "puzzle-not-counted")}</span>
      </p>
      <button type="button" className="button button-small" onClick={ask}>
        {say("puzzle-give-up")}
      </button>
      {dialog}
    </section>
  );
}
