// The server's view of Ancient Knowledge, as far as the screen reads it.
export interface SeatView {
  /** Null where the hand is not ours. */
  hand: string[] | null;
  hand_size: number;
  /** Spaces 1 to 6, each with its monuments and their knowledge, lower row first. */
  timeline: [card: string, knowledge: number][][];
  past: string[];
  rotated: number;
  artefacts: string[];
  technologies: string[];
  lost: number;
  forecast: Decline[];
}

/** What a monument will bring if nothing is done about it. */
export interface Decline {
  card: string;
  /** In how many of its owner's decline phases; 1: the coming one. */
  turns: number;
  points: number;
  lost: number;
  /** What it does to the score. */
  swing: number;
}

/** A step that is still to be done; the last one is on. */
export interface Pending {
  step: string;
  /** How many cards are still asked for, of the player whose turn it is or of each seat. */
  left?: number | number[];
  floor?: number;
  floors?: number[];
  what?: string | null;
  up_to?: boolean;
  may?: boolean;
  cards?: string[];
}

export interface AncientKnowledgeView {
  game: "ancient-knowledge";
  seat: number | null;
  players: number;
  start: number;
  turn: number;
  actions_left: number;
  second_half: boolean;
  last_round: boolean;
  over: boolean;
  seats: SeatView[];
  deck: number;
  pillars: string[][];
  pending: Pending[];
  decisions: { seat: number; kind: string; cause: string | null }[];
  scores: number[];
}

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
