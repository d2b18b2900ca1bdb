// The games as a seat, or a spectator, sees them. Generated from the server's schema: do not edit.
// To write it anew: python -m digsite.server.schema.typescript

/** Solo: what the Ancients are about to place, and toward which corner. */
export interface Called {
  site: number;
  corner: string;
  block: string;
}

/** Where the Core Cube stands, and the colours of its sides. */
export interface CoreData {
  at: [number, number];
  north: "brown" | "green" | "grey" | "white";
  east: "brown" | "green" | "grey" | "white";
  south: "brown" | "green" | "grey" | "white";
  west: "brown" | "green" | "grey" | "white";
}

/** The table as a seat, or a spectator, sees it. */
export interface BlockAndKeyView {
  core: CoreData | null;
  blocks: [string, [number, number, number][]][];
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: number;
  sides: ("east" | "north" | "south" | "west")[];
  start: number;
  turn: number;
  step: string;
  deciders: number[];
  solo_turn: number;
  solo_turns: number | null;
  keys_to_end: number | null;
  ranks: [number, string][] | null;
  last_turns: number;
  idle: number;
  passes: number;
  faces: string[][];
  yard: (string | null)[];
  bag: string[];
  supplies: string[][];
  claimed: string[][];
  points: number[];
  hands: ("moon" | "star" | "sun")[][];
  altars: Record<"moon" | "sun", number>;
  placed: string | null;
  claims: number;
  called: Called | null;
  beside: string[];
  outcome: Record<string, unknown> | null;
  seat: number | null;
  hand: string[] | null;
  enigma: "brown" | "green" | "grey" | "white" | null;
  enigma_faces: number;
  enigma_points: number;
  returned: Record<"moon" | "sun", string[]>;
  markers: string[];
  drawn: string | null;
}

/** A decision that is open. */
export interface Asked {
  seat: number;
  kind: string;
  cause: string | null;
}

/** A discarded card: which one, if the viewer knows; who discarded it, and when from the hand. */
export interface Discarded {
  card: string | null;
  by: number | null;
  when: number | null;
  open: boolean;
}

/** The cards that may be named for what is asked now, and how many of them at least and at most. */
export interface Gathering {
  cards: string[];
  least: number;
  most: number;
}

/** Cards seen in other hands, cards known to be in the deck at its last shuffle, own cards that others saw. Where the
 * second are now is not known. They are given by their numbers in the card list, so that a card that a view names is
 * always one whose place the seat knows something about. */
export interface Memory {
  seen: Record<string, number[][]>;
  buried: number[];
  shown: Record<string, number[]>;
}

/** What is still to be done, with what the viewer may know of it; these fields tell what is asked, if any. Each kind
 * has fields of its own besides: `rules` declares them. */
export interface Pending {
  step: string;
  left?: number | number[];
  taken?: number;
  floor?: number;
  floors?: number[];
  what?: string | null;
  up_to?: boolean;
  may?: boolean;
  card?: string;
  space?: number;
  cards?: string[];
}

/** What a monument will bring if nothing is done about it. */
export interface Decline {
  card: string;
  turns: number;
  points: number;
  lost: number;
  swing: number;
}

export interface SeatView {
  hand: string[] | null;
  hand_size: number;
  timeline: [string, number][][];
  past: string[];
  rotated: number;
  artefacts: string[];
  technologies: string[];
  lost: number;
  forecast: Decline[];
  fresh: number;
  hidden: number;
}

/** The table as a seat, or a spectator, sees it. */
export interface AncientKnowledgeView {
  game: string;
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  start: number;
  turn: number;
  actions_left: number;
  second_half: boolean;
  last_round: boolean;
  skip_decline: boolean;
  newly_lost: number;
  over: boolean;
  seats: SeatView[];
  deck: number;
  discard: Discarded[];
  pillars: string[][];
  techdecks: (string | null)[][];
  techdiscards: string[][];
  removed: string[];
  pending: Pending[];
  decisions: Asked[];
  gathering: Gathering | null;
  scores: number[];
  memory: Memory | null;
}

/** One number of a requirement: what is counted, how many there are, and how many there have to be. */
export interface Need {
  count: string;
  has: number;
  low: number;
  high: number | null;
}

/** What a monument of the hand would bring with its decline, if nothing were done about it until then. */
export interface Prospect {
  points: number;
  lost: number;
  swing: number;
}

export interface Outlook {
  closed: Record<string, string>;
  vain: Record<string, string>;
  creates: Record<string, number[]>;
  learns: string[];
  needs: Record<string, Need[]>;
  prospects: Record<string, Prospect>;
}
