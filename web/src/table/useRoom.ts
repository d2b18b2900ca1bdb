// What a game's room remembers of its own: whether the chat is open, and whose table is shown.
import { useCallback, useMemo, useState } from "react";
import type { TableInfo } from "../messages";
import { type SeatGame, seatToShow, type TableState } from "../server/tableState";
import { readUntil } from "./chatRead";

interface ChatWindow {
  chatOpen: boolean;
  openChat(open: boolean): void;
  /** How much others have said since it was last open. */
  unread: number;
}

type Said = Pick<TableState, "chat" | "guest" | "skew">;

export function useChat(table: string, { chat, guest, skew }: Said): ChatWindow {
  const [chatOpen, openChat] = useState(false);
  const [read, setRead] = useState(() => readUntil(table, Date.now() - skew));
  const last = chat.at(-1)?.at ?? 0;
  if (chatOpen && read < last) setRead(last);
  const unread = chat.filter(line => line.guest !== guest && line.at > read).length;
  return { chatOpen, openChat, unread };
}

export interface ShownSeat {
  game: SeatGame | undefined;
  /** At a hot seat the next player must first say that they are there: who it is. */
  next: number | null;
  /** Whoever played before has still to say that they have seen what their last step showed. */
  isLooking: boolean;
  /** They have, or they say now that their turn is over. */
  leave(): void;
  takeOver(): void;
}

export function useShownSeat(state: TableState, { status }: Pick<TableInfo, "status">): ShownSeat {
  const [shown, setShown] = useState<number | null>(null);
  const wanted = seatToShow(state, shown);
  const seats = [...state.games.keys()].filter(seat => seat !== null);
  const handOver = seats.length > 1 && status === "playing" && wanted !== shown;
  const seat = seats.length > 1 ? (shown ?? wanted) : wanted;
  const game = state.games.get(seat) ?? state.games.get(null);
  // What showed something ends a turn by itself. As long as nobody else looks, its player may: at their own table, as it is
  // after that, until they say so like the end of any turn.
  const [left, setLeft] = useState(false);
  if (left && game?.decision) setLeft(false);
  const leave = useCallback(() => setLeft(true), []);
  const isLooking = handOver && shown !== null && !left;
  return {
    game: useMemo(() => (game && isLooking ? asEnding(game) : game), [game, isLooking]),
    next: handOver && !isLooking ? wanted : null,
    isLooking,
    leave,
    takeOver: () => {
      setShown(wanted);
      setLeft(false);
    },
  };
}

/** The same as if its player had still to say the last word, with nothing left to undo. */
function asEnding(game: SeatGame): SeatGame {
  return { ...game, can_end_turn: true, can_undo: false, ending: game.seat };
}
