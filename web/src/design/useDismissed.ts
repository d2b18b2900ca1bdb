// What has opened over the rest closes by Escape, and by a press anywhere else.
import { type RefObject, useEffect } from "react";

/** `own`: where a press leaves it open. */
export function useDismissed(shown: boolean, own: RefObject<HTMLElement | null>, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether it is shown matters
  useEffect(() => {
    if (!shown) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    const touched = (event: PointerEvent): void => {
      if (!own.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", pressed);
    document.addEventListener("pointerdown", touched);
    return () => {
      document.removeEventListener("keydown", pressed);
      document.removeEventListener("pointerdown", touched);
    };
  }, [shown]);
}
