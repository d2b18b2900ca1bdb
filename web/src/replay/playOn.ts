// Playing on from a position of a finished game: a new table, bots in the other seats.

import { makeTable } from "../lobby/making";
import type { SeatPlan, TableInfo, WholePosition } from "../messages";

/** Whoever was a bot stays the same one; people who are not there are played by a good one. */
const STAND_IN = "adept";

export function playedOn({ seats, rules }: TableInfo, { scenario, options }: WholePosition, seat: number) {
  const plans = seats.map(
    (info, place): SeatPlan =>
      place === seat ? { kind: "mine" } : { kind: "bot", strength: info.strength ?? STAND_IN },
  );
  return { game: rules.game, seats: plans, options, scenario, camera: rules.camera ?? ("seat" as const) };
}

/** Which seat one would take: the one that is looked from, else one's own, else the first. */
export function seatToTake({ seats }: TableInfo, seen: number | null): number {
  return (
    seen ??
    Math.max(
      0,
      seats.findIndex(({ mine }) => mine),
    )
  );
}

export async function playOn(table: TableInfo, position: WholePosition, seat: number): Promise<string> {
  return makeTable(playedOn(table, position, seat));
}
