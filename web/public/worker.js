// The service worker: shows a notice while no page is open, and brings its table to the front; and where there is no network,
// a page that says so. It keeps nothing else: no page and no code of ours, so that a new client is never kept out by an old
// one. Its words were left by the page, in the reader's language.
const WORDS = "digsite-notices";
const OFFLINE = "digsite-offline";
const PAGE = "/offline.html";

self.addEventListener("install", event => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});
self.addEventListener("activate", event => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("push", event => event.waitUntil(show(event.data.json())));

self.addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data.table}`));
});

// Pages only, and always the network's answer where there is one; everything else goes its way without us.
self.addEventListener("fetch", event => {
  if (event.request.mode === "navigate") event.respondWith(visit(event));
});

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const kept = await (await caches.open(OFFLINE)).match(PAGE);
    return kept ? spoken(kept) : Response.error();
  }
}

/** The page in the reader's language: it holds all of them, and shows the one that it says it is in. */
async function spoken(page) {
  const text = await page.text();
  const ours = [...text.matchAll(/<section lang="(\w+)"/g)].map(([, language]) => language);
  const wanted = [await chosenLanguage(), ...self.navigator.languages.map(tag => tag.slice(0, 2))];
  const language = wanted.find(tag => ours.includes(tag)) ?? ours[0];
  return new Response(text.replace(/<html lang="\w+"/, `<html lang="${language}"`), {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

async function chosenLanguage() {
  const kept = await (await caches.open(OFFLINE)).match("/language");
  return kept?.text();
}

async function keepPage() {
  const kept = await caches.open(OFFLINE);
  await kept.put(PAGE, await fetch(PAGE, { cache: "reload" }));
}

async function show({ about, table, game }) {
  const words = await readWords();
  await self.registration.showNotification(words[`game ${game}`] ?? "Digsite", {
    body: words[about] ?? about,
    icon: "/icons/icon-192.png",
    tag: table,
    renotify: true,
    data: { table },
  });
}

async function readWords() {
  const kept = await (await caches.open(WORDS)).match("/words");
  return kept ? kept.json() : {};
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(page => new URL(page.url).pathname === path);
  if (there) return there.focus();
  const page = pages[0];
  if (!page) return self.clients.openWindow(path);
  const shown = await page.navigate(path).catch(() => self.clients.openWindow(path));
  return shown?.focus();
}
