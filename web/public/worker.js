// The service worker: shows a notice while no page is open, and brings its table to the front. It caches no page, so
// that a new client is never kept out by an old one. Its words were left by the page, in the reader's language.
const WORDS = "digsite-notices";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));

self.addEventListener("push", event => event.waitUntil(show(event.data.json())));

self.addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data.table}`));
});

async function show({ about, table, game }) {
  const words = await readWords();
  await self.registration.showNotification(words[`game ${game}`] ?? "Digsite", {
    body: words[about] ?? about,
    icon: "/icon.svg",
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
