// The game itself: the table of its kind, and around it tools, chat, and what happens after the end.
import { lazy, Suspense, useMemo, useState } from "react";
import { Loading } from "../app/App";
import { useAttention } from "../app/attention";
import { refusalText } from "../app/refusal";
import { useSettings } from "../app/settings";
import { TopBar } from "../app/TopBar";
import { useWaitingTables } from "../app/waitingTables";
import { GAMES } from "../games/registry";
import type { SeatInfo, TableInfo } from "../messages";
import { logOf, type SeatGame, seatToShow, type TableState } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import { GameTools } from "./GameTools";
import { NextTable } from "./NextTable";
import { PrivacyScreen } from "./PrivacyScreen";

// Seldom needed at once: a game begins without them.
const AfterEnd = lazy(() => import("./AfterEnd"));
const Clocks = lazy(() => import("./Clocks"));
const Chat = lazy(() => import("./Chat"));
const TextTable = lazy(() => import("./TextTable"));

interface Props {
  controller: TableController;
  state: TableState;
  table: TableInfo;
}

export function GameRoom({ controller, state, table }: Props) {
  const { game, next, takeOver } = useShownSeat(state, table);
  const { chatOpen, openChat, unread } = useChat(state);
  const asText = useSettings(settings => settings.textMode) || !GAMES[table.rules.game];
  const myMove = Boolean(game?.decision) && table.status === "playing";
  const elsewhere = useWaitingTables(state.guest, table.id, state.notice);
  useAttention(myMove, elsewhere.length);
  if (!game) return <Loading />;
  return (
    <div className={asText ? "table-page table-page-text" : "table-page"}>
      <TopBar
        title={<Title game={table.rules.game} spectators={state.presence?.spectators ?? 0} />}
        status={
          game.clocks &&
          table.status === "playing" && (
            <Suspense>
              <Clocks clocks={game.clocks} table={table} me={game.seat} skew={state.skew} />
            </Suspense>
          )
        }
      >
        <NextTable tables={elsewhere} pressing={!myMove} />
        <GameTools
          controller={controller}
          link={state.link}
          table={table}
          game={game}
          chatOpen={chatOpen}
          unread={unread}
          openChat={openChat}
        />
      </TopBar>
      <main className="table-main">
        <Toast controller={controller} state={state} />
        <StandIn
          controller={controller}
          table={table}
          seat={game.seat === null ? undefined : table.seats[game.seat]}
        />
        {next === null ? (
          <Game controller={controller} table={table} game={game} asText={asText} />
        ) : (
          <PrivacyScreen name={table.seats[next]?.name ?? ""} ready={takeOver} />
        )}
      </main>
      {chatOpen && (
        <Suspense>
          <Chat controller={controller} state={state} close={() => openChat(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the chat is open, and how much others have said since it was. */
function useChat({ chat, guest }: TableState) {
  const [chatOpen, openChat] = useState(false);
  const [read, setRead] = useState<number | null>(null);
  const last = chat.at(-1)?.line ?? -1;
  if ((read === null && chat.length > 0) || (chatOpen && read !== last)) setRead(last);
  const unread = chat.filter(line => line.guest !== guest && line.line > (read ?? last)).length;
  return { chatOpen, openChat, unread };
}

/** Whose table is shown. At a hot seat the next player must first say that they are there: `next` is who. */
function useShownSeat(state: TableState, table: TableInfo) {
  const [shown, setShown] = useState<number | null>(null);
  const wanted = seatToShow(state, shown);
  const seats = [...state.games.keys()].filter(seat => seat !== null);
  const handOver = seats.length > 1 && table.status === "playing" && wanted !== shown;
  const seat = seats.length > 1 ? (shown ?? wanted) : wanted;
  const game = state.games.get(seat) ?? state.games.get(null);
  return { game, next: handOver ? wanted : null, takeOver: () => setShown(wanted) };
}

interface GameProps {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
  asText: boolean;
}

function Game({ controller, table, game, asText }: GameProps) {
  const entry = GAMES[table.rules.game];
  const { choose, preview, tell } = controller;
  const log = useMemo(() => logOf(game), [game]);
  return (
    <TextsProvider topics={entry?.topics ?? []}>
      <Suspense>
        {table.status !== "playing" && <AfterEnd controller={controller} table={table} game={game} />}
      </Suspense>
      <Suspense fallback={<Loading />}>
        {asText || !entry ? (
          <TextTable controller={controller} game={game} log={log} />
        ) : (
          <entry.Table
            key={game.seat}
            table={table}
            game={game}
            log={log}
            choose={choose}
            preview={preview}
            tell={tell}
          />
        )}
      </Suspense>
    </TextsProvider>
  );
}

function Title({ game, spectators }: { game: string; spectators: number }) {
  const { say } = useTexts();
  return (
    <>
      {say(`web-game-${game}`)}
      {spectators > 0 && <span className="soft"> · {say("web-spectators", { number: spectators })}</span>}
    </>
  );
}

interface StandInProps {
  controller: TableController;
  table: TableInfo;
  seat: SeatInfo | undefined;
}

/** Whoever was away sees at once that a bot plays for them, or that all wait, and takes the seat back. */
function StandIn({ controller, table, seat }: StandInProps) {
  const { say } = useTexts();
  const away = seat?.standing_in && !seat.resigned;
  if (!away && !table.resting) return null;
  return (
    <p className="panel toast toast-calm" role="status">
      {say(table.resting ? "web-resting" : "web-standing-in")}
      {away && (
        <button
          type="button"
          className="button button-small button-main"
          onClick={() => void controller.ask({ kind: "come-back", seat: seat.seat })}
        >
          {say("web-come-back")}
        </button>
      )}
    </p>
  );
}

function Toast({ controller, state }: { controller: TableController; state: TableState }) {
  const texts = useTexts();
  if (!state.refusal) return null;
  return (
    <p className="panel toast" role="alert">
      {refusalText(texts, state.refusal)}
      <button
        type="button"
        className="button button-small button-quiet"
        onClick={controller.forgetRefusal}
        aria-label={texts.say("web-close")}
      >
        ✕
      </button>
    </p>
  );
}
