// @vitest-environment happy-dom
// Notices by web push: asked of the person first, then of the browser, then told to the server.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pushState, renewPush, startPush, stopPush } from "../../src/app/push";
import { type Asked, serve } from "../helpers/fakeServer";
import { gameInfo } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { texts } = await speaking();
const ADDRESS = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
const subscription = { toJSON: () => ADDRESS, unsubscribe: vi.fn(async () => true) };
const subscribe = vi.fn(async (_: { applicationServerKey: Uint8Array }) => subscription);
let made: typeof subscription | null;
let kept: Record<string, string>;
let asked: Asked[];
let permission: string;

beforeEach(() => {
  made = subscription;
  kept = {};
  permission = "granted";
  const registration = { pushManager: { subscribe, getSubscription: async () => made } };
  vi.stubGlobal("navigator", {
    ...navigator,
    serviceWorker: {
      register: vi.fn(async () => registration),
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  const cache = { put: async (path: string, body: Response) => (kept[path] = await body.text()) };
  vi.stubGlobal("caches", { open: async () => cache });
  asked = serve({
    "GET /push": { key: "AQ-_" },
    "POST /push": {},
    "DELETE /push": {},
    "GET /games": { games: [gameInfo()] },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the state", () => {
  test.each([
    ["denied", "denied", true],
    ["granted", "on", true],
    ["granted", "off", false],
  ])("with permission %s is %s", async (allowed, state, subscribed) => {
    permission = allowed;
    if (!subscribed) made = null;
    expect(await pushState()).toBe(state);
  });

  test("is none where the browser cannot push", async () => {
    vi.stubGlobal("PushManager", undefined);
    Reflect.deleteProperty(globalThis, "PushManager");
    expect(await pushState()).toBe("none");
  });
});

test("who wants notices is subscribed by the server's key, and leaves words for the worker", async () => {
  expect(await startPush(texts)).toBe("on");
  expect([...(subscribe.mock.calls[0]?.[0].applicationServerKey ?? [])]).toEqual([1, 15, 191]);
  expect(asked.at(-1)).toEqual({ method: "POST", path: "/push", body: ADDRESS });
  expect(JSON.parse(kept["/words"] ?? "")).toMatchObject({
    "your-move": "It is your turn.",
    "game pebbles": "Pebbles",
  });
});

test("who refuses is not subscribed", async () => {
  permission = "denied";
  expect(await startPush(texts)).toBe("denied");
  expect(asked).toEqual([]);
});

test("after a change of language the words are left anew, where notices are on", async () => {
  await renewPush(texts);
  expect(kept["/words"]).toBeDefined();
  made = null;
  kept = {};
  await renewPush(texts);
  expect(kept).toEqual({});
});

test("an end of it is told to the server and to the browser", async () => {
  expect(await stopPush()).toBe("off");
  expect(asked).toEqual([{ method: "DELETE", path: "/push", body: ADDRESS }]);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  made = null;
  expect(await stopPush()).toBe("off");
  expect(asked).toHaveLength(1);
});
