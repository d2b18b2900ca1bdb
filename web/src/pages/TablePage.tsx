// One table: waiting for players, playing, or over.
import "../table/table.css";
import { lazy, Suspense } from "react";
import { BEFORE, Loading } from "../app/App";
import { useGuest } from "../app/guest";
import { TopBar } from "../app/TopBar";
import { type TableController, useTableController, useTableState } from "../server/useTable";
import { GameRoom } from "../table/GameRoom";
import { TextsProvider, useSay } from "../texts/TextsProvider";

const WaitingRoom = lazy(() => import("../table/WaitingRoom"));

export default function TablePage({ id }: { id: string }) {
  const { guest, known } = useGuest();
  const controller = useTableController(known ? id : null, guest?.id ?? null);
  return controller ? (
    <Suspense fallback={<Loading />}>
      <Room key={guest?.id ?? ""} controller={controller} />
    </Suspense>
  ) : (
    <Loading />
  );
}

function Room({ controller }: { controller: TableController }) {
  const state = useTableState(controller);
  const say = useSay();
  const { table } = state;
  if (!table && state.link === "gone") return <Gone text={say("error-no-such-table")} />;
  if (!table) return <Loading />;
  if (table.status === "waiting") {
    return (
      <TextsProvider topics={BEFORE}>
        <WaitingRoom controller={controller} state={state} table={table} />
      </TextsProvider>
    );
  }
  if (table.status === "cancelled" && !state.games.size) return <Gone text={say("web-cancelled")} />;
  return <GameRoom controller={controller} state={state} table={table} />;
}

function Gone({ text }: { text: string }) {
  const say = useSay();
  return (
    <>
      <TopBar />
      <main className="page-message">
        <h1>{text}</h1>
        <a className="button button-main" href="/">
          {say("web-to-lobby")}
        </a>
      </main>
    </>
  );
}
