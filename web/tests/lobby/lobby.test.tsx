// @vitest-environment happy-dom
// The lobby: what it lists, what is wished for, and how a table is made.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import { makeTable, useMaking } from "../../src/lobby/making";
import { useGames } from "../../src/lobby/useGames";
import { useLobby } from "../../src/lobby/useLobby";
import { useWish } from "../../src/lobby/useWish";
import { Refused, serve } from "../helpers/fakeServer";
import { FakeSocket } from "../helpers/fakeSocket";
import { gameInfo, line } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("lobby");
const ADA = { id: "g", name: "Ada", webhook: null };
const MINE = { kind: "mine" } as const;

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  useGuest.setState({ guest: ADA, known: true });
  history.replaceState(null, "", "/");
});
afterEach(() => vi.unstubAllGlobals());

describe("the lists", () => {
  const answers = {
    "GET /games": { games: [gameInfo()] },
    "GET /tables": { tables: [line({ id: "open", mine: [] }), line({ id: "mine" })] },
    "GET /my-tables": { tables: [line({ id: "mine" })] },
    "GET /dailies": new Refused(503, { code: "none", reason: "", details: {} }),
  };

  test("are read, and again at a notice; a public table of ours is listed once", async () => {
    const asked = serve(answers);
    const { result } = renderHook(() => useLobby("g", true), { wrapper });
    await waitFor(() => expect(result.current.games).toHaveLength(1));
    expect(result.current.open.map(({ id }) => id)).toEqual(["open"]);
    expect(result.current.mine.map(({ id }) => id)).toEqual(["mine"]);
    expect(result.current.dailies).toBeNull();
    const before = asked.length;
    act(() => FakeSocket.latest().say({ kind: "notice", about: "your-move" }));
    await waitFor(() => expect(asked.length).toBe(2 * before));
  });

  test("are not asked for before it is known who we are; nobody has tables", async () => {
    const asked = serve(answers);
    const { rerender, result } = renderHook(({ known }) => useLobby(null, known), {
      wrapper,
      initialProps: { known: false },
    });
    expect(asked).toEqual([]);
    rerender({ known: true });
    await waitFor(() => expect(result.current.games).toHaveLength(1));
    expect(asked.map(({ path }) => path)).not.toContain("/my-tables");
  });
});

test("the games, and which of them we have played", async () => {
  serve({ "GET /games": { games: [gameInfo()] }, "GET /my-tables": { tables: [line({ game: "pebbles" })] } });
  const { result } = renderHook(() => useGames());
  expect(result.current.games).toBeNull();
  await waitFor(() => expect(result.current.played.has("pebbles")).toBe(true));
});

describe("a wish", () => {
  const advice = { name: "starter_sets", default: false, choices: [false, true], first_game: true };

  test("begins as a game for two against bots of the middle, with what suits a first game", () => {
    const { result } = renderHook(() => useWish(gameInfo({ options: [advice] }), true), { wrapper });
    const bot = { kind: "bot", strength: "novice" };
    expect(result.current.rules).toEqual({
      game: "pebbles",
      seats: [MINE, bot],
      options: { starter_sets: true },
    });
    act(() => result.current.advise(false));
    expect(result.current.rules.options).toEqual({});
  });

  test("changes part by part; a number that does not fit the company is replaced", () => {
    const { result } = renderHook(() => useWish(gameInfo({ players: [1, 2, 3] }), false), { wrapper });
    act(() => result.current.change({ players: 3 }));
    act(() => result.current.change({ company: "hot-seat" }));
    expect(result.current.rules.seats).toEqual([
      MINE,
      { kind: "mine", name: "Player 2" },
      { kind: "mine", name: "Player 3" },
    ]);
    act(() => result.current.change({ company: "alone" }));
    expect(result.current.counts).toEqual([1]);
    expect(result.current.rules.seats).toEqual([MINE]);
  });
});

describe("a table", () => {
  test("is made, and begun where nobody is waited for", async () => {
    const asked = serve({ "POST /tables": { id: "t1" }, "POST /tables/t1/commands": {} });
    expect(await makeTable({ game: "pebbles", seats: [MINE, { kind: "open" }] })).toBe("/t/t1");
    expect(asked).toHaveLength(1);
    await makeTable({ game: "pebbles", seats: [MINE] });
    expect(asked.at(-1)?.body).toMatchObject({ kind: "start" });
  });

  test("is made with names as one sees them, without blanks around", async () => {
    const asked = serve({ "POST /tables": { id: "t1" } });
    await makeTable({ game: "pebbles", seats: [{ kind: "invited", name: "Ben " }, { kind: "open" }] });
    expect(asked[0]?.body).toMatchObject({ seats: [{ kind: "invited", name: "Ben" }, { kind: "open" }] });
  });

  test("that is made leads to its page, by the name that was typed", async () => {
    const asked = serve({ "PATCH /guest": { ...ADA, name: "Ida" } });
    const { result } = renderHook(() => useMaking(), { wrapper });
    act(() => useGuest.getState().rename(" Ida "));
    await act(() => result.current.attempt(async () => "/t/t1"));
    expect(asked[0]?.body).toEqual({ name: "Ida" });
    expect(location.pathname).toBe("/t/t1");
  });

  test.each([true, false])(
    "is gone back from to the page before the form, not to the form: %s",
    async instead => {
      history.pushState(null, "", "/new/block-and-key");
      const before = history.length;
      const { result } = renderHook(() => useMaking({ instead }), { wrapper });
      await act(() => result.current.attempt(async () => "/t/t1"));
      expect(location.pathname).toBe("/t/t1");
      expect(history.length - before).toBe(instead ? 0 : 1);
    },
  );

  test("that cannot be made says why, and can be tried again", async () => {
    useGuest.setState({ guest: null });
    const asked = serve({ "POST /guest": { guest: ADA, token: "t", recovery_code: "c" } });
    const { result } = renderHook(() => useMaking(), { wrapper });
    await act(() => result.current.attempt(() => Promise.reject(new TypeError("offline"))));
    expect(asked[0]?.body).toEqual({ name: "Guest" });
    expect(result.current).toMatchObject({
      busy: false,
      failure: expect.stringContaining("does not answer"),
    });
  });
});
