// After the end: the result again, the same game again, the replay, the record, and the proof of an honest shuffle.
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "wouter";
import type { TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";

const EndScreen = lazy(() => import("./EndScreen"));

interface Props {
  controller: TableController;
  table: TableInfo;
}

/** A line above the table, with the end screen in front of it until that is closed. */
export default function AfterEnd({ controller, table, game }: Props & { game: SeatGame }) {
  const say = useSay();
  const [open, setOpen] = useState(table.status === "over");
  return (
    <section className="after-end row" aria-label={say("web-after-end")}>
      <strong>{say(table.status === "cancelled" ? "web-cancelled" : "web-over")}</strong>
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
  const size = small ? "button button-small" : "button";
  const rematch = async (): Promise<void> => {
    const answer = await controller.ask({ kind: "rematch" });
    if (answer?.kind === "accepted" && answer.table) go(`/t/${answer.table}`);
  };
  return (
    <>
      {seated && !table.daily && (
        <button type="button" className={`${size} button-main`} onClick={() => void rematch()}>
          {say(table.rematch ? "web-rematch-join" : "web-rematch")}
        </button>
      )}
      <Link className={size} href={`/t/${table.id}/replay`}>
        {say("web-replay")}
      </Link>
      <a className={size} href={`/api/tables/${table.id}/record`} download>
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
