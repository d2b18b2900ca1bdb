// A group of buttons is one stop of the Tab key; the arrows move inside it. A button with `data-apart` is no part of it.
import { type RefObject, useEffect, useRef } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `first`: where Tab arrives before one has been anywhere else; without it at the first button. */
export function useRoving<T extends HTMLElement>(first = ""): RefObject<T | null> {
  const box = useRef<T>(null);
  const last = useRef<Element | null>(null);
  // After every rendering: buttons come and go.
  useEffect(() => {
    const all = stops(box.current);
    const wanted = first ? all.find(stop => stop.matches(first)) : undefined;
    const focused = all.find(stop => stop === document.activeElement);
    const kept = focused ?? wanted ?? all.find(stop => stop === last.current) ?? all[0];
    stopAt(all, kept);
  });
  useEffect(() => {
    const group = box.current;
    const pressed = (event: KeyboardEvent): void => {
      const all = stops(group);
      const goal = goalOf(event.key, all, all.indexOf(event.target as HTMLElement));
      if (!goal) return;
      event.preventDefault();
      last.current = goal;
      stopAt(all, goal);
      goal.focus();
    };
    group?.addEventListener("keydown", pressed);
    return () => group?.removeEventListener("keydown", pressed);
  }, []);
  return box;
}

function stops(group: HTMLElement | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>("button:not(:disabled, [data-apart])") ?? [])];
}

function stopAt(all: readonly HTMLElement[], goal: HTMLElement | undefined): void {
  for (const stop of all) stop.tabIndex = stop === goal ? 0 : -1;
}

function goalOf(key: string, all: readonly HTMLElement[], place: number): HTMLElement | undefined {
  if (place < 0) return undefined;
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : all[(place + step + all.length) % all.length];
}
