// The game itself: the table of its kind, and around it tools, chat, and what happens after the end.

import { lazy, Suspense, useMemo, useState } from "react";
import { Loading } from "../app/App";
import { useAttention } from "../app/attention";
import { refusalText } from "../app/refusal";
import { useSettings } from "../app/settings";
import { TopBar } from "../app/TopBar";
import { useWaitingTables } from "../app/waitingTables";
import { dayText } from "../daily/days";
import { CloseButton } from "../design/CloseButton";
import { seenTexts } from "../duplicate/seen";
import { gameName } from "../games/gameWords";
import { type ShownTable, tableOf } from "../games/registry";
import { PresentProvider, SeatsProvider } from "../games/seats";
import { ownPieces } from "../lobby/ruleFacts";
import type { TableInfo } from "../messages";
import { logOf, type SeatGame, type TableState } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { TextsProvider, useTexts } from "../texts/TextsProvider";
import { GameTools } from "./GameTools";
import { HandOver } from "./HandOver";
import { NextTable } from "./NextTable";
import { RoomWordProvider, roomWord } from "./RoomWord";
import { type ShownSeat, useChat, useShownSeat } from "./useRoom";

// Seldom needed at once: a game begins without them.
const AfterEnd = lazy(() => import("./AfterEnd"));
const Clocks = lazy(() => import("./Clocks"));
const Chat = lazy(() => import("./Chat"));
const RuleLink = lazy(() => import("../rules/RuleLink"));

interface Props {
  controller: TableController;
  state: TableState;
  table: TableInfo;
}

export function GameRoom({ controller, state, table }: Props) {
  const shownSeat = useShownSeat(state, table);
  const { game, next, takeOver } = shownSeat;
  const { chatOpen, openChat, unread } = useChat(table.id, state);
  const asText = useSettings(settings => settings.textMode);
  const shown = tableOf(table.rules.game, asText);
  const myMove = Boolean(game?.decision || game?.can_end_turn) && table.status === "playing";
  const elsewhere = useWaitingTables(state.guest, table.id, state.notice);
  useAttention(myMove, elsewhere.length);
  if (!game) return <Loading />;
  return (
    <div className={shown.isText ? "table-page table-page-text" : "table-page"}>
      <TopBar
        title={<Title table={table} spectators={state.presence?.spectators ?? 0} />}
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
          present={state.presence?.present ?? []}
        />
      </TopBar>
      <main className="table-main">
        <Toast controller={controller} state={state} game={table.rules.game} />
        {next === null ? (
          <PresentProvider value={state.presence?.present ?? null}>
            <RoomWordProvider value={roomWord(controller, table, game, state.presence?.present)}>
              <Game controller={controller} table={table} game={game} shown={shown} shownSeat={shownSeat} />
            </RoomWordProvider>
          </PresentProvider>
        ) : (
          <HandOver name={table.seats[next]?.name ?? ""} ready={takeOver} />
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

interface GameProps {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
  shown: ShownTable;
  shownSeat: Pick<ShownSeat, "isLooking" | "leave">;
}

function Game({ controller, table, game, shown: { Table, topics }, shownSeat }: GameProps) {
  const { choose, preview, tell } = controller;
  const { seat } = game;
  const [watched] = useState(table.status === "playing");
  const { isLooking, leave } = shownSeat;
  const turn = useMemo(() => {
    if (seat === null) return {};
    if (isLooking) return { endTurn: async () => leave() };
    return {
      undo: () => controller.aboutTurn("undo", seat),
      endTurn: () => {
        leave();
        return controller.aboutTurn("end-turn", seat);
      },
    };
  }, [controller, seat, isLooking, leave]);
  const log = useMemo(() => logOf(game), [game]);
  return (
    <TextsProvider topics={topics}>
      <Suspense>
        {table.status !== "playing" && (
          <AfterEnd
            controller={controller}
            table={table}
            game={game}
            watched={watched && table.status === "over"}
          />
        )}
      </Suspense>
      <Suspense fallback={<Loading />}>
        <SeatsProvider value={table.seats}>
          <Table
            key={game.seat}
            table={table}
            game={game}
            log={log}
            choose={choose}
            preview={preview}
            tell={tell}
            {...turn}
          />
        </SeatsProvider>
      </Suspense>
    </TextsProvider>
  );
}

function Title({ table, spectators }: { table: TableInfo; spectators: number }) {
  const texts = useTexts();
  const own = ownPieces(table.rules.options);
  const seen = seenTexts(texts, table);
  const arranged = !seen.length && table.daily === null && (table.seal.given || table.seal.set_up);
  return (
    <>
      {gameName(texts, table.rules.game)}
      {table.daily && (
        <span className="soft">
          {" · "}
          {texts.say(table.late ? "web-daily-late" : "web-daily", {
            day: dayText(texts.language, table.daily),
          })}
        </span>
      )}
      {own && <span className="soft"> · {texts.say("web-own-pieces", { name: own })}</span>}
      {arranged && (
        <span className="soft"> · {texts.say(table.origin ? "web-duplicate" : "web-arranged")}</span>
      )}
      {seen.map(told => (
        <span key={told} className="soft seen">
          {" · "}
          {told}
        </span>
      ))}
      {spectators > 0 && (
        <span className="soft"> · {texts.say("web-spectators", { number: spectators })}</span>
      )}
    </>
  );
}

function Toast({ controller, state, game }: Pick<Props, "controller" | "state"> & { game: string }) {
  const texts = useTexts();
  if (!state.refusal) return null;
  return (
    <p className="panel toast" role="alert">
      {refusalText(texts, state.refusal)}
      <Suspense>
        <RuleLink game={game} refusal={state.refusal} />
      </Suspense>
      <CloseButton close={controller.forgetRefusal} />
    </p>
  );
}
