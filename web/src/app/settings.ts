// What a person settles for this browser. Kept in local storage; every page follows it at once.
import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { Language } from "../languages";
import { languageOf } from "../texts/texts";

export type Theme = "auto" | "light" | "dark";
/** The light of the temple: as the hour has it, or one that is chosen. */
export const LIGHTS = ["hour", "morning", "day", "evening", "night"] as const;
export type Light = (typeof LIGHTS)[number];
export type Motion = "auto" | "full" | "none";

export const SPEEDS = [0.5, 1, 2, 4];

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  light: Light;
  /** How fast what happens by itself is shown: 1 is the usual speed. */
  speed: number;
  sound: boolean;
  /** Whether what cannot be undone is shown first and has to be confirmed. */
  confirm: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** The table as text: for screen readers and whoever likes it. */
  textMode: boolean;
  change(change: Partial<Omit<Settings, "change">>): void;
}

export const useSettings = create<Settings>()(
  persist(
    set => ({
      language: languageOf(navigator.languages ?? [navigator.language]),
      theme: "auto",
      motion: "auto",
      light: "hour",
      speed: 1,
      sound: false,
      confirm: true,
      volume: 0.6,
      textMode: false,
      change: change => set(change),
    }),
    { name: "digsite-settings", storage: createJSONStorage(() => localStorage) },
  ),
);

/** Whether to show movement: the person's own word first, then what the system says. */
export function useMotion(): boolean {
  const motion = useSettings(settings => settings.motion);
  if (motion !== "auto") return motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the page is dark: by the person's own word, else by the system's. */
export function useDark(): boolean {
  const theme = useSettings(settings => settings.theme);
  const dark = useSyncExternalStore(
    changed => {
      const system = matchMedia(DARK);
      system.addEventListener("change", changed);
      return () => system.removeEventListener("change", changed);
    },
    () => matchMedia(DARK).matches,
  );
  return theme === "auto" ? dark : theme === "dark";
}

const DARK = "(prefers-color-scheme: dark)";

/** Put the theme and the wish for rest onto the page, now and at every change. */
export function followSettings(): void {
  const show = ({ theme, motion }: Settings): void => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
  };
  show(useSettings.getState());
  useSettings.subscribe(show);
}
