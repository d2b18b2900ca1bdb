// @vitest-environment happy-dom
// A page's hold on a table: what is asked is answered, refused, or lost with the connection; in which language the log
// is told.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../src/app/settings";
import type { Step, Update } from "../../src/messages";
import { logOf } from "../../src/server/tableState";
import { TableController, useTableController, useTableState } from "../../src/server/useTable";
import { FakeSocket, HELLO } from "../helpers/fakeSocket";
import { table, update } from "../helpers/messages";

const ACTION = { kind: "take", seat: 0 };
const REFUSED = { kind: "refused", code: "stale", reason: "too late", details: {} };
let controller: TableController;

/** A log of one step. */
function told(text: string): Step[] {
  const line = { step: 0, event: 0, seat: 0, text, rule: null, title: "", mentions: [] };
  return [{ number: 0, seat: 0, events: [], lines: [line] }];
}

function log(): string[] {
  return [...controller.store.getState().games.values()].flatMap(logOf).map(({ text }) => text);
}

beforeEach(() => {
  FakeSocket.all = [];
  controller = new TableController("t", "en", address => new FakeSocket(address) as unknown as WebSocket);
  FakeSocket.latest().say(HELLO, update({ version: 7, steps: told("You pass.") }));
});
afterEach(() => {
  controller.close();
  vi.unstubAllGlobals();
});

test("messages make the state, several of them in one frame", () => {
  expect(controller.store.getState()).toMatchObject({ link: "open", guest: "g" });
  expect(controller.store.getState().games.get(0)?.version).toBe(7);
});

test("a choice goes with the version it was made for", async () => {
  const answer = controller.choose(ACTION);
  expect(FakeSocket.latest().sent.at(-1)).toMatchObject({ kind: "choose", version: 7, action: ACTION });
  FakeSocket.latest().answer({ kind: "accepted", version: 8 });
  expect(await answer).toMatchObject({ version: 8 });
});

test("what was answered and has not arrived after a while can be neither given again nor given up", async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useTableState(controller));
  const game = () => result.current.games.get(0);
  const decision = { number: 7 } as Update["decision"];
  act(() => FakeSocket.latest().say(update({ version: 7, decision, can_undo: true })));
  const answer = controller.choose(ACTION);
  expect(game()).toMatchObject({ decision });
  act(() => vi.advanceTimersByTime(1000));
  expect(game()).toMatchObject({ sent: true, decision: null, can_undo: false, can_end_turn: false });
  FakeSocket.latest().answer(REFUSED);
  await act(async () => expect(await answer).toBeNull());
  expect(game()).toMatchObject({ decision, can_undo: true });
  vi.useRealTimers();
});

test("a hint is asked for in the language of the page, for the moment that is seen", async () => {
  const answer = controller.hint(0, true);
  expect(FakeSocket.latest().sent.at(-1)).toMatchObject({
    kind: "hint",
    version: 7,
    seat: 0,
    language: "en",
    full: true,
  });
  FakeSocket.latest().answer({ kind: "hinted", version: 7, look: "Look." });
  expect(await answer).toMatchObject({ look: "Look." });
});

test("a hint that comes too late for whoever has moved on is not refused aloud", async () => {
  const asked = (number: number) => update({ version: number, decision: { number } as Update["decision"] });
  FakeSocket.latest().say(asked(8));
  const answer = controller.hint(0, false);
  FakeSocket.latest().say(asked(9));
  FakeSocket.latest().answer({ ...REFUSED, code: "other-decision" });
  expect(await answer).toBeNull();
  expect(controller.store.getState().refusal).toBeNull();
});

test("a refusal is kept for the page until it is forgotten", async () => {
  const answer = controller.choose(ACTION);
  FakeSocket.latest().answer(REFUSED);
  expect(await answer).toBeNull();
  expect(controller.store.getState().refusal).toMatchObject({ code: "stale" });
  controller.forgetRefusal();
  expect(controller.store.getState().refusal).toBeNull();
});

test("whoever begins a game that another has just begun is refused nothing", async () => {
  FakeSocket.latest().say({ kind: "table", table: table({ status: "waiting" }) });
  const answer = controller.start();
  FakeSocket.latest().say({ kind: "table", table: table({ status: "playing" }) });
  FakeSocket.latest().answer({ ...REFUSED, code: "not-waiting" });
  expect(await answer).toBeNull();
  expect(controller.store.getState().refusal).toBeNull();
});

test("a preview is told, also where it is refused, and the page is not bothered", async () => {
  const first = controller.preview(ACTION);
  FakeSocket.latest().answer({ kind: "previewed", decision: null });
  expect(await first).toMatchObject({ kind: "previewed" });
  const second = controller.preview({ ...ACTION, seat: 3 });
  expect(FakeSocket.latest().sent.at(-1)).toMatchObject({ version: 0 });
  FakeSocket.latest().answer(REFUSED);
  expect(await second).toMatchObject({ code: "stale" });
  expect(controller.store.getState().refusal).toBeNull();
});

test("the table is told in words", async () => {
  const told = controller.tell({ seat: 0, language: "en" });
  FakeSocket.latest().answer({ kind: "told", lines: ["heap: 12"] });
  expect(await told).toMatchObject({ lines: ["heap: 12"] });
});

test("the log is asked for in the reader's language", () => {
  expect(FakeSocket.latest().address).toMatch(/\/api\/tables\/t\/play\?language=en$/);
  expect(log()).toEqual(["You pass."]);
});

test("another language has the whole log told anew, once", () => {
  controller.speak("fr");
  controller.speak("fr");
  expect(FakeSocket.latest().sent).toMatchObject([{ kind: "resync", language: "fr" }]);
  FakeSocket.latest().say(update({ steps: told("Tu passes.") }));
  expect(log()).toEqual(["Tu passes."]);
});

test("a language chosen while the connection was lost is caught up with", () => {
  vi.useFakeTimers();
  FakeSocket.latest().onclose?.({ code: 1006 });
  controller.speak("de");
  vi.runOnlyPendingTimers();
  expect(FakeSocket.latest().address).toMatch(/\?language=de&steps=1$/);
  FakeSocket.latest().say(HELLO);
  expect(FakeSocket.latest().sent).toMatchObject([{ kind: "resync", language: "de" }]);
  vi.useRealTimers();
});

test("the settings choose the language, of an open table too", () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  useSettings.setState({ language: "de" });
  const { unmount } = renderHook(() => useTableController("t2", null));
  expect(FakeSocket.latest().address).toMatch(/t2\/play\?language=de$/);
  FakeSocket.latest().say(HELLO);
  expect(FakeSocket.latest().sent).toEqual([]);
  act(() => useSettings.setState({ language: "en" }));
  expect(FakeSocket.latest().sent).toMatchObject([{ kind: "resync", language: "en" }]);
  unmount();
});

test("what was asked when the page is left comes to nothing", async () => {
  const asked = [
    controller.ask({ kind: "resync" }),
    controller.preview(ACTION),
    controller.tell({ seat: 0, language: "en" }),
  ];
  controller.close();
  expect(await Promise.all(asked)).toEqual([null, null, null]);
});

test("a page connects to its table, anew as another guest, and lets go when it is left", () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  const { result, rerender, unmount } = renderHook(
    ({ table, guest }) => {
      const held = useTableController(table, guest);
      return { held, state: useTableState(held ?? controller) };
    },
    { initialProps: { table: null as string | null, guest: null as string | null } },
  );
  expect(result.current.held).toBeNull();
  rerender({ table: "t", guest: null });
  expect(FakeSocket.latest().address).toMatch(/^ws:\/\/.*\/api\/tables\/t\/play\?language=en$/);
  rerender({ table: "t", guest: "g" });
  expect(FakeSocket.all).toHaveLength(2);
  expect(result.current.state.link).toBe("connecting");
  unmount();
  expect(FakeSocket.all).toHaveLength(2);
});

test("a page that goes on to another table never holds the one before", () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const held: (string | undefined)[] = [];
  const { rerender } = renderHook(({ table }) => held.push(useTableController(table, null)?.table), {
    initialProps: { table: "t1" },
  });
  held.length = 0;
  rerender({ table: "t2" });
  expect(held.at(-1)).toBe("t2");
  expect(held).not.toContain("t1");
});

test("who comes back asks only for the steps it does not have", () => {
  vi.useFakeTimers();
  FakeSocket.latest().onclose?.({ code: 1006 });
  vi.runOnlyPendingTimers();
  expect(FakeSocket.latest().address).toMatch(/\?language=en&steps=1$/);
  vi.useRealTimers();
});
