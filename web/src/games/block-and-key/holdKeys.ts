// The keyboard of the table: everything the hand can do.
import { useLayoutEffect } from "react";
import type { Holding } from "./useHolding";

/** Whether a key belongs to the control that has the focus, not to the table. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog")) return true;
  return event.key === "Enter" && /^(BUTTON|A|SUMMARY)$/.test(target.tagName) && !target.closest(".supply");
}

export function useHoldKeys(
  holding: Holding,
  place: () => void,
  blocks: readonly string[],
  pick: (block: string) => void,
): void {
  // Before anything is drawn: what is seen can be used, and a key never meets the hand as it was before.
  useLayoutEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => holding.move(-1, 0),
      ArrowRight: () => holding.move(1, 0),
      ArrowUp: () => holding.move(0, 1),
      ArrowDown: () => holding.move(0, -1),
      r: () => holding.turn("turn"),
      t: () => holding.turn("tip"),
      y: () => holding.turn("roll"),
      f: holding.fit,
      Enter: place,
      Escape: holding.release,
    };
    const pressed = (event: KeyboardEvent): void => {
      if (elsewhere(event)) return;
      const block = blocks[Number(event.key) - 1];
      const act = (holding.hold && keys[event.key]) ?? (block ? () => pick(block) : undefined);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [holding, place, blocks, pick]);
}
