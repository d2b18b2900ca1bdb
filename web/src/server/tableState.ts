// What a table's page knows: a function of the messages received. The screen is a function of this.
import type {
  ChatLine,
  LogLine,
  Notice,
  Presence,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
} from "../messages";
import type { Link } from "./connection";

/** The game as one of our seats knows it; `steps` is the whole log. */
export interface SeatGame extends Update {
  /** What was answered is on its way, for longer than usual: until it has arrived nothing is asked. */
  sent?: boolean;
}

export interface TableState {
  link: Link;
  guest: string | null;
  /** How far our clock is ahead of the server's, in milliseconds. */
  skew: number;
  table: TableInfo | null;
  presence: Presence | null;
  chat: readonly ChatLine[];
  /** One entry for each seat we hold, or one for `null`: a spectator. */
  games: ReadonlyMap<number | null, SeatGame>;
  /** The last notice of another table of ours. */
  notice: Notice | null;
  /** The last refusal that the page should tell, until the next move. */
  refusal: Refused | null;
  /** Whether what was answered has been on its way for longer than usual: the connection is slow, or lost. */
  late: boolean;
}

export const EMPTY_TABLE: TableState = {
  link: "connecting",
  guest: null,
  skew: 0,
  table: null,
  presence: null,
  chat: [],
  games: new Map(),
  notice: null,
  refusal: null,
  late: false,
};

export function receive(state: TableState, message: ServerMessage, now = Date.now()): TableState {
  switch (message.kind) {
    case "hello":
      return { ...state, guest: message.guest, skew: now - message.now };
    case "table":
      return { ...state, table: message.table };
    case "presence":
      return { ...state, presence: message };
    case "chat":
      return { ...state, chat: joined(state.chat, message.lines) };
    case "update":
      return {
        ...state,
        refusal: null,
        games: new Map(state.games).set(message.seat, merged(state, message)),
      };
    case "notice":
      return { ...state, notice: message };
    default:
      return state;
  }
}

/** What is on its way can be neither given up nor given again: whoever has answered is asked nothing until it has arrived. */
export function unasked(state: TableState): TableState {
  const games = [...state.games].map(
    ([seat, game]) =>
      [seat, { ...game, decision: null, can_end_turn: false, can_undo: false, sent: true }] as const,
  );
  return { ...state, games: new Map(games) };
}

/** Steps from `first_step` on replace those we had. */
function merged(state: TableState, update: Update): SeatGame {
  const known = state.games.get(update.seat)?.steps ?? [];
  return { ...update, steps: [...known.slice(0, update.first_step), ...update.steps] };
}

function joined(known: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const all = new Map([...known, ...lines].map(line => [line.line, line]));
  return [...all.values()].sort((a, b) => a.line - b.line);
}

/** How many steps every one of our seats has: what we need not be sent again. */
export function stepsKnown(state: TableState): number {
  const counts = [...state.games.values()].map(game => game.steps.length);
  return counts.length ? Math.min(...counts) : 0;
}

/** What happened so far, in words; that the next turn has begun is told when the one before has been said to be over. */
export function logOf({ steps, ending }: Pick<SeatGame, "steps" | "ending">): LogLine[] {
  const last = steps.length - 1;
  return steps.flatMap(({ lines, events }, place) =>
    place === last && ending != null
      ? (lines ?? []).filter(({ event }) => !beginsTurn(events[event]))
      : (lines ?? []),
  );
}

export function beginsTurn(event: unknown): boolean {
  return (event as { kind?: string } | undefined)?.kind === "turn-began";
}

/** Whether the next turn began with the last step, or no turn is left. */
export function endsTurn({ steps, view }: Pick<SeatGame, "steps" | "view">): boolean {
  return Boolean(view.over) || (steps.at(-1)?.events.some(beginsTurn) ?? false);
}

/** Why that seat can take nothing back: its last step, within its turn, has shown something; or its turn is over. */
export function whyNoUndo(
  { steps, view, ending }: Pick<SeatGame, "steps" | "view" | "ending">,
  seat: number,
): "nothing" | "shown" | "over" {
  if (!steps.some(step => step.seat === seat)) return "nothing";
  const isWithin = steps.at(-1)?.seat === seat && (ending === seat || !endsTurn({ steps, view }));
  return isWithin ? "shown" : "over";
}

/** Whose turn it is: while somebody has still to say the last word, of whom it was before their step; else of whom the game
 * names. Theirs, where no step tells whose: who acts in another's turn has heard its beginning. */
export function turnOf(game: Pick<SeatGame, "ending" | "steps" | "view">, named: number): number {
  if (game.ending == null || !endsTurn(game)) return named;
  const before = game.steps.slice(0, -1).flatMap(({ events }) => events.filter(beginsTurn));
  return (before.at(-1) as { seat?: number } | undefined)?.seat ?? game.ending;
}

/** The seat whose table is shown: one of ours that must decide, else the one shown before, else our first. */
export function seatToShow(state: TableState, shown: number | null): number | null {
  const seats = [...state.games.keys()].filter(seat => seat !== null);
  const waiting = state.games.values().next().value?.waiting_for ?? [];
  if (shown !== null && waiting.includes(shown) && seats.includes(shown)) return shown;
  return (
    seats.find(seat => waiting.includes(seat)) ??
    (shown !== null && seats.includes(shown) ? shown : (seats[0] ?? null))
  );
}
