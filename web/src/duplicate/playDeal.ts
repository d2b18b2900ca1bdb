// The deal of a finished game once more: a table with the same deal, for oneself.
import { oncePrepared } from "../lobby/making";
import { startsAtOnce } from "../lobby/plans";
import type { TableInfo } from "../messages";
import { api } from "../server/api";

/** Make it, start it where nobody is waited for, and return its path. */
export async function playDeal(table: string, seat: number, friends: boolean): Promise<string> {
  const { id, rules } = await oncePrepared(() => api.duplicate(table, { seat, friends }));
  if (startsAtOnce(rules)) await api.command(id, { kind: "start" });
  return `/t/${id}`;
}

/** Whether friends could take seats of it: those that other people had. */
export function hasRoomForFriends({ seats }: Pick<TableInfo, "seats">): boolean {
  return seats.filter(({ holder }) => holder !== "bot").length > 1;
}
