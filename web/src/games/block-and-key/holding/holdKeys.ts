// The keyboard of the table: everything the hand can do. What is held has the keys: Enter puts it down, whatever was
// clicked before.
import { useLayoutEffect } from "react";
import { isTyping } from "../../short-cuts/ShortCuts";
import type { Holding } from "./useHolding";

/** Whether a key belongs to the control that has the focus, not to the table. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return true;
  return event.key === "Enter" && /^(BUTTON|A|SUMMARY)$/.test(target.tagName) && !target.closest(".supply");
}

/** A key of the hand was pressed: what still has the focus from an earlier click must not hear the next one. Where the
 * question is, Tab finds what else can be done. */
function leaveFocus(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.closest(".supply")) return;
  const question = document.querySelector<HTMLElement>(".action-bar");
  if (question) question.focus({ preventScroll: true });
  else activeElement.blur();
}

export function useHoldKeys(
  holding: Holding,
  place: () => void,
  blocks: readonly string[],
  pick: (block: string) => void,
  /** What Escape gives up. */
  release: () => void,
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
      Escape: release,
    };
    const pressed = (event: KeyboardEvent): void => {
      if (elsewhere(event)) return;
      const block = blocks[Number(event.key) - 1];
      const act = (holding.hold && keys[event.key]) ?? (block ? () => pick(block) : undefined);
      if (!act) return;
      event.preventDefault();
      if (event.repeat && event.key === "Enter") return;
      leaveFocus();
      act();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [holding, place, blocks, pick, release]);
}
