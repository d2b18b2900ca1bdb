// The HTTP part of the server: guests, lists of tables, finished games.
import type {
  Accepted,
  Command,
  Daily,
  Devices,
  Games,
  Guest,
  GuestChange,
  GuestKeys,
  Problem,
  PushKey,
  PushSubscription,
  Replay,
  TableInfo,
  TableRules,
  Tables,
  ToldPosition,
} from "../messages";
import { newId } from "./connection";

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
  command: (id: string, command: CommandWithoutId<Command>) =>
    call<Accepted>("POST", `/tables/${id}/commands`, { ...command, id: newId() }),
  replay: (id: string, first: number, seat: number | null, language: string) =>
    call<Replay>("GET", `/tables/${id}/replay?${query({ first, seat, language })}`),
  words: (id: string, at: number, seat: number | null, language: string) =>
    call<ToldPosition>("GET", `/tables/${id}/words?${query({ at, seat, language })}`),
  daily: () => call<Daily>("GET", "/daily"),
  beginDaily: () => call<Daily>("POST", "/daily"),
};
