// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../../src/messages";
import { Connection, type Link, Refusal } from "../../src/server/connection";
import { FakeSocket, HELLO, latest } from "./fakeSocket";

let links: Link[];
let heard: ServerMessage[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  links = [];
  heard = [];
  connection = new Connection({
    address: () => "ws://table/play",
    receive: message => heard.push(message),
    changed: link => links.push(link),
    open: address => new FakeSocket(address) as unknown as WebSocket,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("a request waits for the greeting, and its answer comes back", async () => {
  const answer = connection.request({ kind: "resync" });
  expect(latest().sent).toEqual([]);
  latest().say(HELLO);
  const [sent] = latest().sent;
  expect(sent?.kind).toBe("resync");
  latest().say({ kind: "accepted", id: sent?.id, version: 4 });
  expect(await answer).toMatchObject({ kind: "accepted", version: 4 });
});

test("a refusal rejects with its code", async () => {
  latest().say(HELLO);
  const answer = connection.request({ kind: "start" });
  latest().say({ kind: "refused", id: latest().sent[0]?.id, code: "seats-empty", reason: "", details: {} });
  await expect(answer).rejects.toBeInstanceOf(Refusal);
});

test("after a lost connection the same request is sent again under the same id", async () => {
  latest().say(HELLO);
  const answer = connection.request({ kind: "choose", version: 1, action: { kind: "pass", seat: 0 } });
  const first = latest();
  first.onclose?.({ code: 1006 });
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(2000);
  latest().say(HELLO);
  expect(latest()).not.toBe(first);
  expect(latest().sent).toEqual(first.sent);
  latest().say({ kind: "accepted", id: first.sent[0]?.id, version: 2 });
  expect(await answer).toMatchObject({ version: 2 });
});

test("a preview is not asked again", async () => {
  latest().say(HELLO);
  const answer = connection.request({ kind: "preview", version: 1, action: { kind: "pass", seat: 0 } });
  const failed = expect(answer).rejects.toThrow("closed");
  latest().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(2000);
  latest().say(HELLO);
  expect(latest().sent).toEqual([]);
  await failed;
});

test("pauses between tries grow, and a table that is gone is not tried again", () => {
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().onclose?.({ code: 4001 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(links).toEqual(["lost", "gone"]);
});
