// After the end: the result again, the same game again, the replay, the record, and the proof of an honest shuffle.
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { dailyPath } from "../daily/paths";
import { PlayDealToo } from "../duplicate/PlayDealToo";
import { onceSeen, useShown } from "../games/motion/shown";
import type { TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay, useTexts } from "../texts/TextsProvider";
import { closedText } from "./ending";

const EndScreen = lazy(() => import("./EndScreen"));

interface Props {
  controller: TableController;
  table: TableInfo;
}

interface AfterEndProps extends Props {
  game: SeatGame;
  /** The game ended before our eyes: its last move is seen first. */
  watched: boolean;
}

/** A line above the table, as soon as that shows the last move, with the end screen in front of it until that is closed. */
export default function AfterEnd({ controller, table, game, watched }: AfterEndProps) {
  const texts = useTexts();
  const { say } = texts;
  const [open, setOpen] = useState(table.status === "over" && !watched);
  const behind = useShown(({ until }) => until === Number.POSITIVE_INFINITY);
  useEffect(() => (watched ? onceSeen(() => setOpen(true)) : undefined), [watched]);
  if (behind) return null;
  return (
    <section className="after-end row" aria-label={say("web-after-end")}>
      <strong>{closedText(texts, table)}</strong>
      {table.status === "over" && (
        <button type="button" className="button button-small" onClick={() => setOpen(true)}>
          {say("web-end-result")}
        </button>
      )}
      <EndActions controller={controller} table={table} small />
      {open && (
        <Suspense>
          <EndScreen controller={controller} table={table} game={game} close={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

export function EndActions({ controller, table, small = false }: Props & { small?: boolean }) {
  const say = useSay();
  const [, go] = useLocation();
  const seated = table.seats.some(seat => seat.mine);
  // As long as others may be dealt the same, nothing is shown that would tell them.
  const sealed = table.status === "over" && table.seal.seed === null;
  const size = small ? "button button-small" : "button";
  const rematch = async (): Promise<void> => {
    const answer = await controller.ask({ kind: "rematch" });
    if (answer?.kind === "accepted" && answer.table) go(`/t/${answer.table}`);
  };
  return (
    <>
      {seated && !table.daily && !table.group && (
        <button type="button" className={`${size} button-main`} onClick={() => void rematch()}>
          {say(table.rematch ? "web-rematch-join" : "web-rematch")}
        </button>
      )}
      {table.daily && (
        <Link className={`${size} button-main`} href={dailyPath(table.rules.game, table.daily)}>
          {say("web-daily-results")}
        </Link>
      )}
      {table.group && (
        <Link className={`${size} button-main`} href={`/group/${table.group}`}>
          {say("web-group")}
        </Link>
      )}
      {table.origin && !sealed && (
        <Link className={`${size} button-main`} href={`/t/${table.id}/beside`}>
          {say("web-beside")}
        </Link>
      )}
      {!sealed && <LookBack id={table.id} size={size} />}
      {!sealed && !small && <PlayDealToo table={table} className={size} friends />}
    </>
  );
}

function LookBack({ id, size }: { id: string; size: string }) {
  const say = useSay();
  return (
    <>
      <Link className={size} href={`/t/${id}/replay`}>
        {say("web-replay")}
      </Link>
      <Link className={size} href={`/t/${id}/review`}>
        {say("web-review")}
      </Link>
      <a className={size} href={`/api/tables/${id}/record`} download>
        {say("web-record")}
      </a>
    </>
  );
}

export function SealCheck({ table: { seal } }: { table: TableInfo }) {
  const say = useSay();
  if (seal.seed === null || seal.set_up) return null;
  return (
    <details className="soft seal">
      <summary>{say("web-seal-check")}</summary>
      <p>{say("web-seal-about")}</p>
      <p>
        <code>{seal.hash}</code>
      </p>
      <p>{say("web-seal-seed", { seed: String(seal.seed), salt: seal.salt ?? "" })}</p>
    </details>
  );
}
