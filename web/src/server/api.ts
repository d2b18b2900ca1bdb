// The HTTP part of the server: guests, lists of tables, finished games.
import type {
  Accepted,
  CheckedPieces,
  Command,
  Dailies,
  Daily,
  Devices,
  Games,
  Group,
  Guest,
  GuestChange,
  GuestKeys,
  JudgedTry,
  MyPuzzles,
  NewDuplicate,
  NewGroup,
  NewTrial,
  PiecesToCheck,
  PiecesTrial,
  Problem,
  PushKey,
  PushSubscription,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleJudged,
  PuzzleTable,
  Replay,
  Review,
  TableInfo,
  TableRules,
  Tables,
  ToldPosition,
  WholePosition,
} from "../messages";
import { newId } from "./newId";

/** A refusal over HTTP. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, request);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new ApiError(
    response.status,
    (answer as Problem) ?? { code: "unreachable", reason: response.statusText, details: {} },
  );
}

/** Behind the `?` of an address; what is null is left out. */
function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

type CommandWithoutId<C> = C extends unknown ? Omit<C, "id"> : never;

export const api = {
  /** Who we are here; null before we said a name, and after another device signed us out. */
  async guest(): Promise<Guest | null> {
    try {
      return await call<Guest | null>("GET", "/guest");
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  makeGuest: (name: string) => call<GuestKeys>("POST", "/guest", { name }),
  recover: (code: string) => call<GuestKeys>("POST", "/guest/recover", { code }),
  newKeys: () => call<GuestKeys>("POST", "/guest/new-keys"),
  changeGuest: (change: GuestChange) => call<Guest>("PATCH", "/guest", change),
  devices: () => call<Devices>("GET", "/guest/devices"),
  endDevice: (id: string) => call<unknown>("DELETE", `/guest/devices/${id}`),
  forgetGuest: () => call<unknown>("DELETE", "/guest"),
  pushKey: () => call<PushKey>("GET", "/push"),
  addPush: (address: PushSubscription) => call<unknown>("POST", "/push", address),
  dropPush: (address: PushSubscription) => call<unknown>("DELETE", "/push", address),
  games: () => call<Games>("GET", "/games"),
  publicTables: () => call<Tables>("GET", "/tables"),
  myTables: () => call<Tables>("GET", "/my-tables"),
  makeTable: (rules: TableRules) => call<TableInfo>("POST", "/tables", rules),
  table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  duplicate: (id: string, wanted: NewDuplicate) => call<TableInfo>("POST", `/tables/${id}/duplicate`, wanted),
  command: (id: string, command: CommandWithoutId<Command>) =>
    call<Accepted>("POST", `/tables/${id}/commands`, { ...command, id: newId() }),
  replay: (id: string, first: number, seat: number | null, language: string) =>
    call<Replay>("GET", `/tables/${id}/replay?${query({ first, seat, language })}`),
  words: (id: string, at: number, seat: number | null, language: string) =>
    call<ToldPosition>("GET", `/tables/${id}/words?${query({ at, seat, language })}`),
  position: (id: string, at: number) => call<WholePosition>("GET", `/tables/${id}/position?${query({ at })}`),
  review: (id: string, language: string) =>
    call<Review>("GET", `/tables/${id}/review?${query({ language })}`),
  askReview: (id: string, language: string) =>
    call<Review>("POST", `/tables/${id}/review?${query({ language })}`),
  tryAgain: (id: string, step: number, action: Record<string, unknown>, language: string) =>
    call<JudgedTry>("POST", `/tables/${id}/review/try?${query({ language })}`, { step, action }),
  checkPieces: (asked: PiecesToCheck, language: string) =>
    call<CheckedPieces>("POST", `/workshop/check?${query({ language })}`, asked),
  beginTrial: (wanted: NewTrial) => call<PiecesTrial>("POST", "/workshop/trials", wanted),
  trial: (id: string) => call<PiecesTrial>("GET", `/workshop/trials/${id}`),
  endTrial: (id: string) => call<unknown>("DELETE", `/workshop/trials/${id}`),
  makeGroup: (wanted: NewGroup) => call<Group>("POST", "/groups", wanted),
  group: (id: string) => call<Group>("GET", `/groups/${id}`),
  playGroup: (id: string, deal: number) => call<Group>("POST", `/groups/${id}/deals/${deal}`),
  dailies: () => call<Dailies>("GET", "/dailies"),
  daily: (day: string, game: string) => call<Daily>("GET", `/daily/${day}/${game}`),
  playDaily: (day: string, game: string) => call<Daily>("POST", `/daily/${day}/${game}`),
  puzzles: () => call<MyPuzzles>("GET", "/puzzles"),
  nextPuzzle: (game: string) => call<PuzzleInfo>("GET", `/puzzles/${game}`),
  puzzle: (game: string, id: string) => call<PuzzleInfo>("GET", `/puzzles/${game}/${id}`),
  beginPuzzle: (game: string, id: string) => call<PuzzleTable>("POST", `/puzzles/${game}/${id}/table`),
  answerPuzzle: (game: string, id: string, answer: PuzzleAnswer) =>
    call<PuzzleJudged | null>("POST", `/puzzles/${game}/${id}/answer`, answer),
};
