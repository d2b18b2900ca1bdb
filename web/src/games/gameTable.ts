// What every game's table is given. It shows the last view and offers the choices; it decides nothing.
import type { LogLine, Outcome, Previewed, Refused, TableInfo, Tell, Told } from "../messages";
import { type Action, finalOf } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import { botName } from "./botName";

export interface GameTableProps {
  table: TableInfo;
  game: SeatGame;
  /** What happened, in words. */
  log: readonly LogLine[];
  /** Answer a decision, named by its number. */
  choose(action: Action, decision?: number): Promise<unknown>;
  /** Take the last step back; where the table waits for it, say that the turn is over. Absent where nobody plays. */
  undo?: (() => Promise<unknown>) | undefined;
  endTurn?: (() => Promise<unknown>) | undefined;
  preview(action: Action): Promise<Previewed | Refused | null>;
  tell(about: Omit<Tell, "kind" | "id">): Promise<TableWords | null>;
  /** A choice that is shown and not offered: what would have been better in a game that is over. */
  pointed?: Action | null;
  /** What is said instead of a question, while whoever learns is asked something else. */
  meanwhile?: string | undefined;
}

/** The table in words, and its choices as one would look through them. */
export type TableWords = Pick<Told, "version" | "question" | "lines" | "groups" | "moves" | "ending">;

export interface ScoreLinesProps {
  lines: Outcome["lines"][number];
  view: SeatGame["view"];
}

/** The choices that cannot be taken back: all of them at a strict table. */
export function finalChoices(
  { rules }: TableInfo,
  { decision }: SeatGame,
  choices: readonly Action[],
): ReadonlySet<Action> {
  return rules.undo === "none" ? new Set(choices) : finalOf(decision, choices);
}

/** Who sits at each seat, for people: a name, or what the seat is. Names that are taken for each other are marked, and their
 * seats tell them apart. */
export function seatNames(
  table: TableInfo,
  say: (id: string, values?: Record<string, string | number>) => string,
): string[] {
  const strengths = table.seats.map(({ holder, strength }) => (holder === "bot" ? strength : null));
  return table.seats.map(seat => {
    if (seat.holder === "bot") return botName(strengths, seat.seat, say);
    if (seat.name === null) return say("table-player", { player: seat.seat + 1 });
    return seat.lookalike ? say("table-lookalike", { name: seat.name, player: seat.seat + 1 }) : seat.name;
  });
}
