// @vitest-environment happy-dom
// A page's hold on a table: what is asked is answered, refused, or lost with the connection.
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableController, useTableController, useTableState } from "../../src/server/useTable";
import { FakeSocket, HELLO } from "../helpers/fakeSocket";
import { update } from "../helpers/messages";

const ACTION = { kind: "take", seat: 0 };
const REFUSED = { kind: "refused", code: "stale", reason: "too late", details: {} };
let controller: TableController;

beforeEach(() => {
  FakeSocket.all = [];
  controller = new TableController("t", address => new FakeSocket(address) as unknown as WebSocket);
  FakeSocket.latest().say(HELLO, update({ version: 7, steps: [{ number: 0, seat: 0, events: [] }] }));
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

test("a refusal is kept for the page until it is forgotten", async () => {
  const answer = controller.choose(ACTION);
  FakeSocket.latest().answer(REFUSED);
  expect(await answer).toBeNull();
  expect(controller.store.getState().refusal).toMatchObject({ code: "stale" });
  controller.forgetRefusal();
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

test("the table and its log are told in words", async () => {
  const told = controller.tell({ seat: 0, language: "en" });
  FakeSocket.latest().answer({ kind: "told", lines: ["heap: 12"] });
  expect(await told).toMatchObject({ lines: ["heap: 12"] });
  const log = controller.readLog({ seat: 0, language: "en" });
  FakeSocket.latest().answer({ kind: "told-log", lines: [] });
  expect(await log).toMatchObject({ lines: [] });
});

test("what was asked when the page is left comes to nothing", async () => {
  const asked = [
    controller.ask({ kind: "resync" }),
    controller.preview(ACTION),
    controller.tell({ seat: 0, language: "en" }),
    controller.readLog({ seat: 0, language: "en" }),
  ];
  controller.close();
  expect(await Promise.all(asked)).toEqual([null, null, null, null]);
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
  expect(FakeSocket.latest().address).toMatch(/^ws:\/\/.*\/api\/tables\/t\/play$/);
  rerender({ table: "t", guest: "g" });
  expect(FakeSocket.all).toHaveLength(2);
  expect(result.current.state.link).toBe("connecting");
  unmount();
  expect(FakeSocket.all).toHaveLength(2);
});

test("who comes back asks only for the steps it does not have", () => {
  vi.useFakeTimers();
  FakeSocket.latest().onclose?.({ code: 1006 });
  vi.runOnlyPendingTimers();
  expect(FakeSocket.latest().address).toMatch(/\?steps=1$/);
  vi.useRealTimers();
});
