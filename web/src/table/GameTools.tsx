// The buttons above the game: undo, end of turn, chat, menu.
import type { TableInfo } from "../messages";
import type { Link } from "../server/connection";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";
import { LinkState } from "./LinkState";
import { TableMenu } from "./TableMenu";

interface Props {
  controller: TableController;
  link: Link;
  table: TableInfo;
  game: SeatGame;
  chatOpen: boolean;
  /** Lines said by others since the chat was last open. */
  unread: number;
  openChat(open: boolean): void;
}

export function GameTools({ controller, link, table, game, chatOpen, unread, openChat }: Props) {
  const say = useSay();
  const { seat, version } = game;
  return (
    <>
      <LinkState link={link} />
      {seat !== null && (
        <button
          type="button"
          className="button button-small"
          disabled={!game.can_undo}
          onClick={() => void controller.ask({ kind: "undo", version, seat })}
        >
          <span aria-hidden="true">↶</span> {say("web-undo")}
        </button>
      )}
      {game.can_end_turn && seat !== null && (
        <button
          type="button"
          className="button button-small button-main"
          onClick={() => void controller.ask({ kind: "end-turn", version, seat })}
        >
          {say("web-end-turn")}
        </button>
      )}
      {table.rules.chat !== false && (
        <button
          type="button"
          className="button button-small button-quiet"
          aria-expanded={chatOpen}
          onClick={() => openChat(!chatOpen)}
        >
          {say("web-chat")}
          {unread > 0 && (
            <span className="chat-new" role="status" aria-label={say("web-chat-new", { lines: unread })}>
              {unread}
            </span>
          )}
        </button>
      )}
      <TableMenu controller={controller} table={table} game={game} />
    </>
  );
}
