// The kinds of seats that one chooses from when a table is set.
import type { GameInfo, SeatPlan } from "../messages";
import { usualStrength } from "./plans";

export const SEAT_KINDS = ["mine", "hot-seat", "open", "invited", "bot"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export function kindOf(plan: SeatPlan): SeatKind {
  return plan.kind === "mine" && typeof plan.name === "string" ? "hot-seat" : plan.kind;
}

/** A seat of that kind; `name` is for whoever is not here to say theirs. */
export function planOf(kind: SeatKind, game: GameInfo, name: string): SeatPlan {
  switch (kind) {
    case "bot":
      return { kind, strength: usualStrength(game) };
    case "invited":
      return { kind, name };
    case "hot-seat":
      return { kind: "mine", name };
    default:
      return { kind };
  }
}

/** So many seats: those that are there, and more like the last one. */
export function resized(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? seats.at(-1) ?? { kind: "open" });
}

/** The name that a seat is kept for; null where it asks for none. */
export function nameOf(plan: SeatPlan): string | null {
  return "name" in plan && typeof plan.name === "string" ? plan.name : null;
}
