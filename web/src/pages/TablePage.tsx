// One table: waiting for players, playing, or over.
import "../table/table.css";
import { lazy, Suspense, useEffect, useState } from "react";
import { BEFORE, Loading, NotFound } from "../app/App";
import { useGuest } from "../app/guest";
import { fetchTable } from "../games/fetchTable";
import { mayPreload } from "../lobby/usePreloading";
import type { TableInfo } from "../messages";
import { api } from "../server/api";
import { type TableController, useTableController, useTableState } from "../server/useTable";
import { closedText } from "../table/ending";
import { GameRoom } from "../table/GameRoom";
import { TextsProvider, useSay, useTexts } from "../texts/TextsProvider";

/** Milliseconds of silence after which we ask what the matter is. */
const ASK_WHY = 2500;
const WAITING = [...BEFORE, "waiting"];
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
  const texts = useTexts();
  const { say } = texts;
  const { table } = state;
  useFetching(table);
  if (!table && state.link === "gone") return <NotFound text={say("error-no-such-table")} />;
  if (!table) return <Arriving />;
  if (table.status === "waiting") {
    return (
      <TextsProvider topics={WAITING}>
        <WaitingRoom controller={controller} state={state} table={table} />
      </TextsProvider>
    );
  }
  if (table.status === "cancelled" && !state.games.size) return <NotFound text={closedText(texts, table)} />;
  return <GameRoom controller={controller} state={state} table={table} />;
}

/** What the game is played with, as soon as it is known which one it is; while others are waited for, where it costs nobody. */
function useFetching(table: TableInfo | null): void {
  const game = table?.rules.game;
  const now = table?.status !== "waiting" || mayPreload();
  useEffect(() => {
    if (game && now) fetchTable(game).catch(() => undefined);
  }, [game, now]);
}

/** A server that was just installed may still prepare a game: whoever waits is told why. */
function Arriving() {
  const say = useSay();
  const [preparing, setPreparing] = useState(false);
  useEffect(() => {
    const ask = (): void =>
      void api.games().then(
        ({ games }) => setPreparing(games.some(({ ready }) => ready === false)),
        () => undefined,
      );
    const timer = setInterval(ask, ASK_WHY);
    return () => clearInterval(timer);
  }, []);
  return preparing ? (
    <p className="page-message" role="status">
      {say("error-preparing")}
    </p>
  ) : (
    <Loading />
  );
}
