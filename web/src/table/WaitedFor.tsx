// Whoever is waited for and has gone away.
import { useEffect, useState } from "react";
import { seatNames } from "../games/gameTable";
import type { TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import { useSay } from "../texts/TextsProvider";
import { absentees } from "./seating";

/** Milliseconds in which a page that is only loaded anew is back. */
const PATIENCE = 4000;

interface Props {
  table: TableInfo;
  game: SeatGame;
  /** The seats of those who look at the table now, once that is known. */
  present: readonly number[] | undefined;
}

export function WaitedFor({ table, game, present }: Props) {
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
      {say("web-waits-for", { name: seatNames(table, say)[gone] ?? "" })}
    </p>
  );
}
