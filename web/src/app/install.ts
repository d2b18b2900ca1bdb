// Putting the game on a home screen: the browser says when it would let us ask, and we keep that for the right moment.
import { create } from "zustand";
import { useSettings } from "./settings";

/** What Chromium sends; not yet in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface InstallState {
  prompt: InstallPrompt | null;
}

export const useInstall = create<InstallState>()(() => ({ prompt: null }));

export function watchForInstall(): void {
  addEventListener("beforeinstallprompt", event => {
    event.preventDefault(); // not at the first visit, in the middle of something
    useInstall.setState({ prompt: event as InstallPrompt });
  });
  addEventListener("appinstalled", () => useInstall.setState({ prompt: null }));
}

/** Safari never asks: one has to know where it is. */
export function isIos(agent = navigator.userAgent): boolean {
  return /iPhone|iPad|iPod/.test(agent);
}

export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

const DISMISSED = "digsite-install";

export function dismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return true;
  }
}

export function dismiss(): void {
  try {
    localStorage.setItem(DISMISSED, "no");
  } catch {
    // Then it is asked again at the next visit.
  }
}

/** The service worker: notices while no page is open, and a page that says so where there is no network. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
    void leaveLanguage(useSettings.getState().language);
  });
  useSettings.subscribe(({ language }) => void leaveLanguage(language));
}

/** In which the worker speaks where there is no network. */
async function leaveLanguage(language: string): Promise<void> {
  try {
    const kept = await caches.open("digsite-offline");
    await kept.put("/language", new Response(language));
  } catch {
    // Then it speaks the browser's.
  }
}
