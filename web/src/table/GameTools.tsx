// The buttons above the game: undo, hint, chat, menu. They keep their places while a turn goes on; its end is said where one
// acts.
import { lazy, Suspense } from "react";
import { Pause } from "../design/Pause";
import type { TableInfo } from "../messages";
import type { Link } from "../server/connection";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";
import { LinkState } from "./LinkState";
import { TableMenu } from "./TableMenu";
import { UndoButton } from "./UndoButton";

const Hint = lazy(() => import("../hint/Hint"));

interface Props {
  controller: TableController;
  link: Link;
  table: TableInfo;
  game: SeatGame;
  chatOpen: boolean;
  /** Lines said by others since the chat was last open. */
  unread: number;
  openChat(open: boolean): void;
  /** The seats of those who look at the table now. */
  present: readonly number[];
}

export function GameTools({ controller, link, table, game, chatOpen, unread, openChat, present }: Props) {
  const say = useSay();
  const { seat } = game;
  return (
    <>
      <LinkState link={link} />
      {seat !== null && table.status === "playing" && (
        <UndoButton controller={controller} table={table} game={game} seat={seat} />
      )}
      {table.hints && table.status === "playing" && seat !== null && (
        <Suspense>
          <Hint controller={controller} game={game} seat={seat} />
        </Suspense>
      )}
      {table.rules.chat !== false && (
        <button
          type="button"
          className="button button-small button-quiet"
          aria-expanded={chatOpen}
          onClick={() => openChat(!chatOpen)}
        >
          {say("web-chat")}
          {unread > 0 && <Pause />}
          {unread > 0 && (
            <span className="chat-new" role="status" aria-label={say("web-chat-new", { lines: unread })}>
              {unread}
            </span>
          )}
        </button>
      )}
      <TableMenu
        controller={controller}
        table={table}
        game={game}
        present={present}
        chatOpen={chatOpen}
        opened={() => openChat(false)}
      />
    </>
  );
}
