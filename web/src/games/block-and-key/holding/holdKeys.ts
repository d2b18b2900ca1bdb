// The keyboard of the table: everything the hand can do. What is held has the keys: Enter puts it down, whatever was
// clicked before. A digit takes a block, with Shift a line of the yard.
import { useLayoutEffect } from "react";
import { isTyping } from "../../short-cuts/ShortCuts";
import { LINES } from "../areas/yardLines";
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
  /** Take a line of the yard, by its place among the six; undefined where none is taken now. */
  excavate: ((place: number) => void) | undefined,
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
      const act = (holding.hold && keys[event.key]) ?? byDigit(event, blocks, pick, excavate);
      if (!act) return;
      event.preventDefault();
      if (event.repeat && event.key === "Enter") return;
      leaveFocus();
      act();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [holding, place, blocks, pick, excavate, release]);
}

/** By where the digit lies, before what it writes: some keyboards write digits with Shift. */
function byDigit(
  { code, key, shiftKey }: KeyboardEvent,
  blocks: readonly string[],
  pick: (block: string) => void,
  excavate: ((place: number) => void) | undefined,
): (() => void) | undefined {
  const place = Number(/^Digit(\d)$/.exec(code)?.[1] ?? key) - 1;
  if (shiftKey) return excavate && place < LINES.length ? () => excavate(place) : undefined;
  const block = blocks[place];
  return block ? () => pick(block) : undefined;
}
