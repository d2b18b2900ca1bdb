// @vitest-environment happy-dom
// Calls to the server's HTTP part: what is sent, what comes back, and how a refusal looks.
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError, api } from "../../src/server/api";
import { Refused, serve } from "../helpers/fakeServer";

afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  test("sends a body as JSON and gives the answer", async () => {
    const asked = serve({ "POST /guest": { token: "t" } });
    expect(await api.makeGuest("Ada")).toEqual({ token: "t" });
    expect(asked).toEqual([{ method: "POST", path: "/guest", body: { name: "Ada" } }]);
  });

  test("that is refused tells its status and the problem", async () => {
    const problem = { code: "too-fast", reason: "slowly", details: {} };
    serve({ "GET /games": new Refused(429, problem) });
    const refused = await api.games().catch(error => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect([refused.status, refused.problem, refused.message]).toEqual([429, problem, "slowly"]);
  });

  test("that a proxy answers with no JSON is unreachable", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
    const refused = (await api.games().catch(error => error)) as ApiError;
    expect(refused.problem).toEqual({ code: "unreachable", reason: "Bad Gateway", details: {} });
  });
});

describe("who we are", () => {
  test("is nobody where another device signed us out", async () => {
    serve({ "GET /guest": new Refused(401, { code: "no-guest", reason: "", details: {} }) });
    expect(await api.guest()).toBeNull();
  });

  test("is not known where something else went wrong", async () => {
    serve({ "GET /guest": new Refused(500, { code: "broken", reason: "", details: {} }) });
    await expect(api.guest()).rejects.toBeInstanceOf(ApiError);
  });
});

test("every call goes to its address by its method", async () => {
  const done = {};
  const asked = serve({
    "POST /guest/recover": done,
    "POST /guest/new-keys": done,
    "PATCH /guest": done,
    "DELETE /guest": done,
    "GET /push": done,
    "POST /push": done,
    "DELETE /push": done,
    "GET /tables": done,
    "GET /my-tables": done,
    "POST /tables": done,
    "GET /tables/t": done,
    "POST /tables/t/duplicate": done,
    "POST /groups": done,
    "GET /groups/g": done,
    "POST /groups/g/deals/1": done,
    "GET /dailies": done,
    "GET /daily/2026-11-17/caches": done,
    "POST /daily/2026-11-17/caches": done,
    "GET /tables/t/replay?first=50&seat=1&language=de": done,
    "GET /tables/t/replay?first=0&language=en": done,
    "GET /tables/t/words?at=3&language=fr": done,
  });
  const address = { endpoint: "https://push", keys: { p256dh: "a", auth: "b" } };
  await api.recover("code");
  await api.newKeys();
  await api.changeGuest({ name: "Ben" });
  await api.forgetGuest();
  await api.pushKey();
  await api.addPush(address);
  await api.dropPush(address);
  await api.publicTables();
  await api.myTables();
  await api.makeTable({ game: "pebbles", seats: [] });
  await api.table("t");
  await api.duplicate("t", { seat: 1 });
  await api.makeGroup({ game: "caches", players: 2 });
  await api.group("g");
  await api.playGroup("g", 1);
  await api.dailies();
  await api.daily("2026-11-17", "caches");
  await api.playDaily("2026-11-17", "caches");
  await api.replay("t", 50, 1, "de");
  await api.replay("t", 0, null, "en");
  await api.words("t", 3, null, "fr");
  expect(asked).toHaveLength(21);
});

test("every command has an id of its own, so that it is done once", async () => {
  const asked = serve({ "POST /tables/t/commands": { kind: "accepted" } });
  await api.command("t", { kind: "start" });
  await api.command("t", { kind: "start" });
  const ids = asked.map(({ body }) => (body as { id: string }).id);
  expect(ids[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(ids).size).toBe(2);
});
