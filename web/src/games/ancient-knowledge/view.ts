// The server's view of Ancient Knowledge, and how the screen reads it.
import type { AncientKnowledgeView, Decline, Need, Outlook, Pending, SeatView } from "../../views";

export type { AncientKnowledgeView, Decline, Need, Outlook, SeatView };

export type Phase = "opening" | "actions" | "timeline" | "decline";

const DECLINE = new Set(["decline-phase", "monument-to-decline", "to-the-past", "declines-done", "slide"]);
const TIMELINE = new Set(["timeline-phase", "timeline-order"]);

/** Which part of the turn is on, read from what is still pending. */
export function phaseOf({ pending }: AncientKnowledgeView): Phase {
  const steps = pending.map(({ step }) => step);
  if (steps.includes("opening-hands")) return "opening";
  if (steps.some(step => DECLINE.has(step))) return "decline";
  return steps.some(step => TIMELINE.has(step)) ? "timeline" : "actions";
}

/** How many turns of that seat go by before something declines in the so many-th of its decline phases; 0: none, it is this one. */
export function turnsUntil(
  { turn, skip_decline }: Pick<AncientKnowledgeView, "turn" | "skip_decline">,
  seat: number,
  phases: number,
): number {
  return turn === seat && !skip_decline ? phases - 1 : phases;
}

/** What the cards are for that one is asked to discard: it has left the hand and lies nowhere yet. */
export function paidFor({ pending }: Pick<AncientKnowledgeView, "pending">): Pending | undefined {
  return pending.findLast(({ step }) => step === "payment");
}

/** Every card that is shown somewhere on the table. */
export function cardsShown(view: AncientKnowledgeView): Set<string> {
  const held = view.seats.flatMap(seat => [
    ...(seat.hand ?? []),
    ...seat.timeline.flat().map(([card]) => card),
    ...seat.past,
    ...seat.artefacts,
    ...seat.technologies,
  ]);
  return new Set([...held, ...view.pillars.flat()]);
}
