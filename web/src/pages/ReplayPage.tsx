// A finished game again, from any seat: a scrubber, a speed, and every position has its address.
import "../table/table.css";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { Loading } from "../app/App";
import { failureText } from "../app/refusal";
import { useSettings } from "../app/settings";
import { TopBar } from "../app/TopBar";
import { Choice } from "../design/forms";
import { PlayDealToo } from "../duplicate/PlayDealToo";
import { seatNames } from "../games/gameTable";
import { gameName } from "../games/gameWords";
import { tableOf } from "../games/registry";
import { courseOf, type Turn } from "../games/result/course";
import type { ReviewedDecision, TableInfo } from "../messages";
import { Caption } from "../replay/Caption";
import { ownSeat } from "../replay/ownSeat";
import { PlayOnButton } from "../replay/PlayOnButton";
import { PointOut } from "../replay/PointOut";
import { Position } from "../replay/Position";
import { Scrubber } from "../replay/Scrubber";
import { ToReview } from "../replay/ToReview";
import { type Player, useFrames, usePlayer } from "../replay/useReplay";
import { type Reviewing, useReviewing } from "../replay/useReviewing";
import { api } from "../server/api";
import { TextsProvider, useTexts } from "../texts/TextsProvider";

const ReviewPanel = lazy(() => import("../review/ReviewPanel"));
const Exercise = lazy(() => import("../review/Exercise"));

interface Props {
  id: string;
  /** Whether what the game gave away stands beside it. */
  reviewed?: boolean;
}

export default function ReplayPage(props: Props) {
  return (
    <TextsProvider topics={["replay"]}>
      <Shown {...props} />
    </TextsProvider>
  );
}

function Shown({ id, reviewed = false }: Props) {
  const texts = useTexts();
  const [table, setTable] = useState<TableInfo | null>(null);
  const [chosen, setSeat] = useState<number | null>();
  const seat = chosen === undefined ? ownSeat(table) : chosen;
  const [failure, setFailure] = useState("");
  const asText = useSettings(settings => settings.textMode);
  const fail = (error: unknown): void => setFailure(failureText(texts, error));
  const { frames, total } = useFrames(table ? id : null, seat, texts.language, fail);
  const player = usePlayer(total);
  const reviewing = useReviewing(player, seat, setSeat);
  const turns = useMemo(() => courseOf(frames).turns, [frames]);
  useEffect(() => {
    api.table(id).then(setTable, () => setFailure(texts.say("error-no-such-table")));
  }, [id, texts]);
  if (failure) return <NothingToSee id={id} why={failure} />;
  const frame = frames[Math.min(player.place, frames.length - 1)];
  if (!table || !frame) return <Loading />;
  const shown = tableOf(table.rules.game, asText);
  const { exercise, pointed, front } = reviewing;
  // Beside an exercise it would tell the answer.
  const beside = reviewed && !exercise && <Beside {...{ table, turns, player, reviewing }} />;
  return (
    <div className={shown.isText ? "table-page table-page-text" : "table-page"}>
      <TopBar title={gameName(texts, table.rules.game)}>
        <SeenBy table={table} seat={seat} choose={setSeat} />
      </TopBar>
      <main className={`table-main replay ${beside ? `replay-reviewed replay-front-${front}` : ""}`}>
        {shown.isText && beside}
        <div className="replay-board">
          {exercise ? (
            <Again table={table} decision={exercise} reviewing={reviewing} />
          ) : (
            <>
              {pointed && <PointOut table={table} choice={pointed} />}
              <Position {...{ table, shown, frame, frames, seat }} pointed={pointed?.action ?? null} />
            </>
          )}
        </div>
        {!shown.isText && beside}
        {/* An exercise has keys of its own, and is no place to go on from. */}
        {!exercise && (
          <Scrubber
            player={player}
            caption={<Caption table={table} frame={frame} />}
            turns={turns}
            names={seatNames(table, texts.say)}
          >
            <PlayOnButton table={table} at={frame.number} seat={seat} over={frame.number >= player.last} />
            <PlayDealToo table={table} seat={seat} className="button button-small" />
            <ToReview id={id} place={player.place} reviewing={reviewed ? reviewing : null} />
          </Scrubber>
        )}
      </main>
    </div>
  );
}

interface BesideProps {
  table: TableInfo;
  turns: readonly Turn[];
  player: Player;
  reviewing: Reviewing;
}

/** What the game gave away. */
function Beside({ table, turns, player, reviewing: { go, show, tryAgain } }: BesideProps) {
  const [, navigate] = useLocation();
  const close = (): void => navigate(`/t/${table.id}/replay?at=${player.place}`);
  return (
    <Suspense fallback={<Loading />}>
      <ReviewPanel {...{ table, turns, go, show, tryAgain, close }} steps={player.last} />
    </Suspense>
  );
}

interface AgainProps {
  table: TableInfo;
  decision: ReviewedDecision;
  reviewing: Reviewing;
}

function Again({ table, decision, reviewing: { back, show } }: AgainProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Exercise key={decision.step} {...{ table, decision, back, show }} />
    </Suspense>
  );
}

/** There is nothing to be shown yet, or at all: why, and where to go instead. */
function NothingToSee({ id, why }: { id: string; why: string }) {
  const { say } = useTexts();
  return (
    <>
      <TopBar />
      <main className="page-message">
        <h1>{why}</h1>
        <p className="row">
          <Link className="button button-main" href={`/t/${id}`}>
            {say("web-to-table")}
          </Link>
          <Link className="button" href="/">
            {say("web-to-lobby")}
          </Link>
        </p>
      </main>
    </>
  );
}

interface SeenByProps {
  table: TableInfo;
  seat: number | null;
  choose(seat: number | null): void;
}

function SeenBy({ table, seat, choose }: SeenByProps) {
  const { say } = useTexts();
  return (
    <Choice
      label={say("web-replay-seat")}
      value={String(seat)}
      options={[
        ["null", say("web-spectator")],
        ...seatNames(table, say).map((name, number) => [String(number), name] as const),
      ]}
      change={value => choose(value === "null" ? null : Number(value))}
    />
  );
}
