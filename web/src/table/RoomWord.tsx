// What the room has to say where one acts, beside the game's own question: that somebody who is waited for has gone away, or
// that a bot plays.
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { seatNames } from "../games/gameTable";
import type { SeatInfo, TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";
import { absentees, isTimed } from "./seating";

const RoomWord = createContext<ReactNode>(null);

export const RoomWordProvider = RoomWord.Provider;

export function useRoomWord(): ReactNode {
  return useContext(RoomWord);
}

/** Milliseconds in which a page that is only loaded anew is back. */
const PATIENCE = 4000;

interface WaitedForProps {
  table: TableInfo;
  game: SeatGame;
  /** The seats of those who look at the table now, once that is known. */
  present: readonly number[] | undefined;
}

export function WaitedFor({ table, game, present }: WaitedForProps) {
  const say = useSay();
  const isPlaying = table.status === "playing" && !table.resting;
  const gone = isPlaying && present ? absentees(table, game, present)[0]?.seat : undefined;
  const [told, setTold] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setTold(gone), PATIENCE);
    return () => clearTimeout(timer);
  }, [gone]);
  if (gone === undefined || told !== gone) return null;
  return (
    <p className="room-word" role="status">
      {say(isTimed(table) ? "web-waits-for-time" : "web-waits-for", {
        name: seatNames(table, say)[gone] ?? "",
      })}
    </p>
  );
}

interface StandInProps {
  controller: TableController;
  table: TableInfo;
  seat: SeatInfo | undefined;
}

/** For whom a bot plays, nobody else matters: they come back first. */
export function roomWord(
  controller: TableController,
  table: TableInfo,
  game: SeatGame,
  present: readonly number[] | undefined,
): ReactNode {
  const seat = game.seat === null ? undefined : table.seats[game.seat];
  const isStoodIn = table.status === "playing" && Boolean(seat?.standing_in && !seat.resigned);
  if (isStoodIn || table.resting)
    return <StandIn controller={controller} table={table} seat={isStoodIn ? seat : undefined} />;
  return <WaitedFor table={table} game={game} present={present} />;
}

/** Whoever was away sees at once that a bot plays for them, or that all wait, and takes the seat back. */
function StandIn({ controller, table, seat }: StandInProps) {
  const say = useSay();
  return (
    <p className="room-word" role="status">
      {say(table.resting ? "web-resting" : "web-standing-in")}
      {seat && (
        <button
          type="button"
          className="button button-main"
          onClick={() => void controller.ask({ kind: "come-back", seat: seat.seat })}
        >
          {say("web-come-back")}
        </button>
      )}
    </p>
  );
}
