// What every game's table is given. It shows the last view and offers the choices; it decides nothing.
import type { LogLine, Outcome, Previewed, Refused, TableInfo, Tell, Told } from "../messages";
import { type Action, finalOf } from "../server/choices";
import type { SeatGame } from "../server/tableState";

export interface GameTableProps {
  table: TableInfo;
  game: SeatGame;
  /** What happened, in words. */
  log: readonly LogLine[];
  choose(action: Action): Promise<unknown>;
  preview(action: Action): Promise<Previewed | Refused | null>;
  tell(about: Omit<Tell, "kind" | "id">): Promise<Told | null>;
}

export interface ScoreLinesProps {
  lines: Outcome["lines"][number];
  view: SeatGame["view"];
}

/** The choices that cannot be taken back, at a table where others can. */
export function finalChoices(
  { rules }: TableInfo,
  { decision }: SeatGame,
  choices: readonly Action[],
): ReadonlySet<Action> {
  return rules.undo === "none" ? new Set() : finalOf(decision, choices);
}

/** Who sits at each seat, for people: a name, or what the seat is. */
export function seatNames(
  table: TableInfo,
  say: (id: string, values?: Record<string, string | number>) => string,
): string[] {
  return table.seats.map(seat => {
    if (seat.holder === "bot") return say("table-bot", { player: seat.seat + 1 });
    return seat.name ?? say("table-player", { player: seat.seat + 1 });
  });
}
