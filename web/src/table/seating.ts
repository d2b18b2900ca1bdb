// Who sits at a table, and what can be done about it.
import { strengthHow } from "../lobby/strengthName";
import type { SeatInfo, SeatPlan, TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import type { Texts } from "../texts/texts";

/** Whether every seat is taken: the game can begin. */
export function isFull({ seats }: TableInfo): boolean {
  return seats.every(({ holder }) => holder === "guest" || holder === "bot");
}

/** Whether whoever has no seat can take one: a free one, or one that is kept for them. */
export function hasRoom({ seats }: TableInfo): boolean {
  return seats.some(({ holder, kept }) => holder === "open" || kept);
}

/** Others who are waited for and are not there: a bot might stand in for them. */
export function absentees(
  { seats }: TableInfo,
  { seat: mine, waiting_for }: SeatGame,
  present: readonly number[],
): SeatInfo[] {
  return waiting_for.flatMap(number => {
    const seat = seats[number];
    const isAway =
      number !== mine && seat?.holder === "guest" && !seat.standing_in && !present.includes(number);
    return seat && isAway ? [seat] : [];
  });
}

/** Whether time is measured: then a bot comes when it is up, and nobody can ask for one before. */
export function isTimed({ rules }: Pick<TableInfo, "rules">): boolean {
  return (rules.clock?.kind ?? "none") !== "none";
}

/** What sort of player sits there, or may. */
export function whoText(texts: Texts, seat: SeatInfo): string {
  if (seat.mine) return texts.say("table-you");
  if (seat.holder === "bot") return strengthHow(texts, seat.strength ?? "");
  return texts.say(`lobby-holder-${seat.kept ? "kept" : seat.holder}`);
}

const BOT = "bot ";

/** What a seat is now, as one of the choices of whoever made the table, and back. */
export function choiceOf({ holder, strength }: SeatInfo): string {
  return holder === "bot" ? `${BOT}${strength}` : holder;
}

export function botChoice(strength: string): string {
  return `${BOT}${strength}`;
}

export function planFor(choice: string): SeatPlan {
  return choice.startsWith(BOT) ? { kind: "bot", strength: choice.slice(BOT.length) } : { kind: "open" };
}

/** Whether somebody else plays there: of bots alone the game waits until its player comes back. */
export function inCompany({ seats }: Pick<TableInfo, "seats">, seat: number): boolean {
  return seats.some(other => other.seat !== seat && other.holder === "guest" && !other.resigned);
}
