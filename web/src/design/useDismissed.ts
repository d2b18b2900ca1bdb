// What has opened over the rest closes by Escape, and by a press anywhere else. That press was meant for nothing but this: what
// lies below hears neither of it nor of the click that it ends in.
import { type RefObject, useLayoutEffect } from "react";
import { useCloseRequest } from "./useCloseRequest";

/** `own`: where a press leaves it open; `lets`: which presses do what they would have done, all the same. */
export function useDismissed(
  shown: boolean,
  own: RefObject<HTMLElement | null>,
  close: () => void,
  lets: (press: PointerEvent) => boolean = () => false,
): void {
  useCloseRequest(shown, close);
  // As soon as it is there: a key may follow at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether it is shown matters
  useLayoutEffect(() => {
    if (!shown) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    const touched = (event: PointerEvent): void => {
      if (own.current?.contains(event.target as Node)) return;
      if (!lets(event)) swallow(event);
      close();
    };
    document.addEventListener("keydown", pressed);
    // Before anything below hears of it.
    window.addEventListener("pointerdown", touched, true);
    return () => {
      document.removeEventListener("keydown", pressed);
      window.removeEventListener("pointerdown", touched, true);
    };
  }, [shown]);
}

/** All that a press is told by, up to its click. */
const TOLD = [
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "auxclick",
  "dblclick",
  "contextmenu",
] as const;
/** What begins something else. */
const NEXT = ["pointerdown", "keydown"] as const;

function swallow(press: PointerEvent): void {
  press.stopPropagation();
  const unheard = (event: Event): void => {
    event.stopPropagation();
    // A finger may still scroll: its touch is only not heard of.
    if (event.cancelable && !event.type.startsWith("touch")) event.preventDefault();
  };
  const over = (event: Event): void => {
    if (event === press) return;
    for (const name of TOLD) window.removeEventListener(name, unheard, true);
    for (const name of NEXT) window.removeEventListener(name, over, true);
  };
  for (const name of TOLD) window.addEventListener(name, unheard, true);
  for (const name of NEXT) window.addEventListener(name, over, true);
}
