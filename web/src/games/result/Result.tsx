// A result worth reaching: what was built, how the points came, the best turn, the rank, and a picture of it all.
import "./result.css";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { Link } from "wouter";
import { useSettings } from "../../app/settings";
import type { Outcome, TableInfo } from "../../messages";
import { useFrames } from "../../replay/useReplay";
import type { SeatGame } from "../../server/tableState";
import { TextsProvider, useTexts } from "../../texts/TextsProvider";
import { seatNames } from "../gameTable";
import { gameName } from "../gameWords";
import { manifestOf } from "../registry";
import { bestTurn, type Course, countedLast, courseOf } from "./course";
import { paletteOf } from "./palette";
import { RankLadder } from "./RankLadder";
import { ScoreCurve } from "./ScoreCurve";
import { handOver, type Shared, sharePicture } from "./sharePicture";

interface Props {
  table: TableInfo;
  game: SeatGame;
  title: string;
}

export function Result(props: Props) {
  return (
    <TextsProvider topics={["result"]}>
      <Shown {...props} />
    </TextsProvider>
  );
}

function Shown({ table, game, title }: Props) {
  const { say, language } = useTexts();
  const { Finale, countedLast: late = NONE } = manifestOf(table.rules.game);
  const { frames, total } = useFrames(table.id, null, language, () => undefined);
  const plain = useSettings(settings => settings.textMode);
  const whole = total > 0 && frames.length >= total;
  const lines = table.ending?.outcome?.lines ?? NO_LINES;
  const course = useMemo(
    () => (whole ? courseOf(frames, countedLast(lines, late)) : null),
    [whole, frames, lines, late],
  );
  const names = useMemo(() => seatNames(table, say), [table, say]);
  const ranks = (game.view as { ranks?: [number, string][] | null }).ranks;
  return (
    <>
      {Finale && (
        <Suspense fallback={plain ? null : <div className="finale" />}>
          <Finale
            view={game.view}
            lines={lines}
            names={names}
            course={course}
            frames={whole ? frames : null}
            plain={plain}
          />
        </Suspense>
      )}
      {ranks && (
        <RankLadder game={table.rules.game} ranks={ranks} points={table.ending?.outcome?.scores[0] ?? 0} />
      )}
      {course && <ScoreCurve course={course} names={names} />}
      {course && <Best course={course} names={names} table={table.id} />}
      <Share table={table} game={game} title={title} course={course} names={names} />
    </>
  );
}

const NONE: readonly string[] = [];
const NO_LINES: Outcome["lines"] = [];

function Best({
  course,
  names,
  table,
}: {
  course: Course;
  names: readonly string[];
  table: string;
}): ReactNode {
  const { say } = useTexts();
  const best = bestTurn(course);
  if (!best) return null;
  return (
    <p className="row">
      <strong>{say("result-best", { name: names[best.seat] ?? "", gain: best.gain })}</strong>
      <Link className="button button-small" href={`/t/${table}/replay?at=${best.last}`}>
        {say("result-best-see")}
      </Link>
    </p>
  );
}

interface ShareProps extends Props {
  course: Course | null;
  names: readonly string[];
}

function Share({ table, game, title, course, names }: ShareProps) {
  const texts = useTexts();
  const { say } = texts;
  const [done, setDone] = useState(false);
  const share = async (): Promise<void> => {
    const { pictured } = manifestOf(table.rules.game);
    const seat = builderOf(table, game);
    const { face = null, emblems = [] } = (await pictured?.(game.view, seat)) ?? {};
    const shared: Shared = {
      title,
      game: gameName(texts, table.rules.game),
      note: `${new Date(table.created).toLocaleDateString(texts.language)} · ${location.host}`,
      players: names.map((name, seat) => ({
        name,
        points: say("result-share-points", { points: table.ending?.outcome?.scores[seat] ?? 0 }),
      })),
      palette: paletteOf(document.body),
      course,
      face,
      emblems,
    };
    const picture = await sharePicture(shared);
    if (picture) setDone((await handOver(picture, `digsite-${table.id}.png`)) === "saved");
  };
  return (
    <p className="row">
      <button type="button" className="button button-small share-picture" onClick={() => void share()}>
        {say("result-share")}
      </button>
      <span role="status">{done && say("result-share-saved")}</span>
    </p>
  );
}

/** Whose work the picture shows: one's own, and to spectators that of whoever won. */
function builderOf({ ending }: TableInfo, { view }: SeatGame): number {
  return (view as { seat?: number | null }).seat ?? ending?.ranking[0]?.[0] ?? 0;
}
