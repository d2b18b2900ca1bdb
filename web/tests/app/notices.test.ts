// @vitest-environment happy-dom
// Notices of all our tables, and the tables at which it is our move.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useNotices } from "../../src/app/useNotices";
import { useWaitingTables } from "../../src/app/waitingTables";
import { serve } from "../helpers/fakeServer";
import { FakeSocket, HELLO } from "../helpers/fakeSocket";
import { line } from "../helpers/messages";

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("notices are told, other messages are not, and whoever was cut off connects again", () => {
  vi.useFakeTimers();
  const tell = vi.fn();
  const { unmount } = renderHook(() => useNotices(true, tell));
  expect(FakeSocket.latest().address).toMatch(/\/api\/notices$/);
  FakeSocket.latest().say(HELLO, { kind: "notice", about: "your-move" });
  expect(tell.mock.calls).toEqual([[{ kind: "notice", about: "your-move" }]]);
  FakeSocket.latest().onclose?.({ code: 1006 });
  vi.runOnlyPendingTimers();
  expect(FakeSocket.all).toHaveLength(2);
  unmount();
  vi.runAllTimers();
  expect(FakeSocket.all).toHaveLength(2);
});

test("nobody is listened for who is nobody yet", () => {
  renderHook(() => useNotices(false, vi.fn()));
  expect(FakeSocket.all).toEqual([]);
});

test("other tables that wait for us are asked for, and again at every piece of news", async () => {
  const mine = [line({ id: "here" }), line({ id: "other" }), line({ id: "theirs", my_move: false })];
  const asked = serve({ "GET /my-tables": () => ({ tables: mine }) });
  const { result, rerender } = renderHook(({ news }) => useWaitingTables("g", "here", news), {
    initialProps: { news: 1 },
  });
  await waitFor(() => expect(result.current.map(({ id }) => id)).toEqual(["other"]));
  mine.push(line({ id: "third" }));
  rerender({ news: 2 });
  await waitFor(() => expect(result.current).toHaveLength(2));
  expect(asked).toHaveLength(2);
});

test("without a guest nobody is asked", async () => {
  const asked = serve({});
  const { result } = renderHook(() => useWaitingTables(null, "here", 1));
  await act(async () => undefined);
  expect([result.current, asked]).toEqual([[], []]);
});
