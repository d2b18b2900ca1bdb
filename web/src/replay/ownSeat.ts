// From which seat a replay is seen at first.
import type { TableInfo } from "../messages";

/** One's own, where one has but one; else none, as a spectator. */
export function ownSeat(table: Pick<TableInfo, "seats"> | null): number | null {
  const mine = (table?.seats ?? []).flatMap(({ mine }, seat) => (mine ? [seat] : []));
  return mine.length === 1 ? (mine[0] ?? null) : null;
}
