// Where only one button is left, the keyboard comes to it. Whoever types something, or has a dialog open, stays there; and
// the button takes no press that began before it had been in sight for a moment (`FinalButton`).
import { type RefObject, useEffect, useRef } from "react";

export function useLastWord(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isElsewhere(document.activeElement)) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}

const ELSEWHERE = "input, textarea, select, dialog, dialog *";

/** Whether the keyboard is at something of its own, which no question may take it from. */
function isElsewhere(focused: Element | null): boolean {
  return Boolean(focused?.matches(ELSEWHERE) || document.querySelector("dialog[open]"));
}
