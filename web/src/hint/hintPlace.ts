// What a hint is about, and where it lies: in a corner below the top bar, and what a lesson says, where it covers least of what is asked and of what it speaks of.
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import type { Hinted } from "../messages";

/** What a hint lies below, wherever else it lies: the bar at the top, and what a lesson says. */
const ABOVE = ".top-bar, .lesson-text";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
/** What is asked, the pieces that are meant, and the yard while something can be taken there. */
const ABOUT = ".action-bar, .hinted, .yard:has(.yard-line:enabled[aria-disabled=false])";

/** The right before the left, above before below: of two that cover as little, the first. */
export function placeAway(
  { width, height }: Size,
  about: readonly Box[],
  room: Box,
): { left: number; top: number } {
  const across = [room.right - EDGE - width, room.left + EDGE];
  const down = [room.top + EDGE, Math.max(room.top + EDGE, room.bottom - EDGE - height)];
  const corners = down.flatMap(top => across.map(left => ({ left: Math.max(EDGE, left), top })));
  const covered = ({ left, top }: { left: number; top: number }): number =>
    about.reduce(
      (sum, box) => sum + common({ left, top, right: left + width, bottom: top + height }, box),
      0,
    );
  return corners.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}

function common(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Anew whenever it says something else, and when the window is another: a phone may be turned. */
export function useHintPlace(panel: RefObject<HTMLElement | null>, says: unknown): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says decides how large it is
  useLayoutEffect(() => {
    const put = (): void => {
      const box = panel.current;
      if (!box) return;
      const about = [...document.querySelectorAll(ABOUT)].map(each => each.getBoundingClientRect());
      const above = [...document.querySelectorAll(ABOVE)].map(each => each.getBoundingClientRect().bottom);
      setPlace({
        right: "auto",
        ...placeAway({ width: box.offsetWidth, height: box.offsetHeight }, about, {
          left: 0,
          top: Math.max(0, ...above),
          right: document.documentElement.clientWidth,
          bottom: innerHeight,
        }),
      });
    };
    put();
    addEventListener("resize", put);
    // Words that come a moment later make it larger.
    const watch = new ResizeObserver(put);
    if (panel.current) watch.observe(panel.current);
    return () => {
      removeEventListener("resize", put);
      watch.disconnect();
    };
  }, [panel, says]);
  return place;
}

/** What is to be marked: pieces; and where the choice is a row or a column, its arrow. */
export function meantBy(hinted: Hinted): string[] {
  const line = hinted.action?.line;
  const pieces = piecesOf(hinted).map(piece => `[data-piece="${CSS.escape(piece)}"]`);
  return typeof line === "string" ? [...pieces, `[data-choice="${CSS.escape(line)}"]`] : pieces;
}

function piecesOf({ pieces, action }: Hinted): string[] {
  const chosen = [action?.card, action?.key, action?.block].filter(piece => typeof piece === "string");
  return [...pieces, ...chosen];
}
