// Who played a game that is compared, and which of the two it was: one person may have played both.
import { seatNames } from "../games/gameTable";
import type { TableInfo } from "../messages";
import { dateText } from "../texts/dates";
import type { Texts } from "../texts/texts";

interface Heading {
  name: string;
  /** Which game of the deal it was, and when it began. */
  game: string;
  result: string;
}

/** The seat that a person has at the table where the deal was played again. */
export function seatCompared({ seats }: TableInfo): number {
  return (seats.find(({ mine }) => mine) ?? seats.find(({ holder }) => holder === "guest"))?.seat ?? 0;
}

/** Whether we played it: only then its log may say "you". */
export function isOwn({ seats }: TableInfo, seat: number): boolean {
  return seats[seat]?.mine ?? false;
}

export function headingOf(
  { say, language }: Texts,
  table: TableInfo,
  seat: number,
  order: "earlier" | "later",
): Heading {
  const points = table.ending?.outcome?.scores[seat];
  const when = dateText(language, new Date(table.created), { dateStyle: "medium", timeStyle: "short" });
  return {
    name: seatNames(table, say)[seat] ?? "",
    game: say(`beside-${order}`, { whose: isOwn(table, seat) ? "own" : "other", when }),
    result: points === undefined ? "" : say("beside-score", { points }),
  };
}
