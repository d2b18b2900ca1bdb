// Notices by web push, for whoever has closed the page. The service worker shows them with the words we leave for it.
import { gameName } from "../games/gameWords";
import type { Notice, PushSubscription as PushAddress } from "../messages";
import { api } from "../server/api";
import { load, type Texts } from "../texts/texts";

const WORKER = "/worker.js";
const WORDS = "digsite-notices";
const ABOUT: readonly Notice["about"][] = [
  "your-move",
  "started",
  "over",
  "cancelled",
  "stand-in",
  "rematch",
  "joined",
  "set-aside",
  "rules-changed",
  "given-away",
];

/** `off` and `on` as the person chose; `denied`: the browser was told to refuse; `none`: it cannot push. */
export type PushState = "none" | "denied" | "off" | "on";

export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) ? "on" : "off";
}

/** Ask the person, then the browser's push service, and tell the server where to push. */
export async function startPush(texts: Texts): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await leaveWords(texts);
  await api.addPush(addressOf(made));
  return "on";
}

export async function stopPush(): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await api.dropPush(addressOf(made));
    await made.unsubscribe();
  }
  return "off";
}

/** After a change of language or guest: the words anew, and whose browser this is. */
export async function renewPush(texts: Texts): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await leaveWords(texts);
  await api.addPush(addressOf(made));
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function leaveWords(texts: Texts): Promise<void> {
  await load(texts, ["settings"]);
  const { games } = await api.games();
  const words = Object.fromEntries([
    ...ABOUT.map(about => [about, texts.say(`settings-notice-${about}`)]),
    ...games.map(({ name }) => [`game ${name}`, gameName(texts, name)]),
  ]);
  const kept = await caches.open(WORDS);
  await kept.put("/words", new Response(JSON.stringify(words)));
}

function addressOf(made: PushSubscription): PushAddress {
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, letter => letter.charCodeAt(0));
}
