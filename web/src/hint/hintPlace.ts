// What a hint is about, and where it lies: below the top bar, and what a lesson says, where it covers nothing of what it speaks
// of, if there is such a place, and least of what is asked.
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import type { Hinted } from "../messages";

/** What a hint lies below, wherever else it lies: the bar at the top, and what a lesson says. */
const ABOVE = ".top-bar, .lesson-text";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Place {
  left: number;
  top: number;
  /** Where there is no room for all of it. */
  maxHeight?: number;
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
/** Of the height of the page, as its style sheet says. */
const MOST = 0.6;
/** The pieces that are meant: they stay in sight, whatever else is covered for it. */
const MEANT = ".hinted";
/** What is asked, and the yard while something can be taken there. */
const ASKED = ".action-bar, .yard:has(.yard-line:enabled[aria-disabled=false])";
/** The least height in which a hint can be read. */
const LEAST = 112;
/** How much worse it is to cover a piece that is meant. */
const WORSE = 1000;

/** The right before the left, above before below, the edge before the middle: of two that cover as little, the first. */
export function placeAway(
  { width, height }: Size,
  asked: readonly Box[],
  room: Box,
  meant: readonly Box[] = [],
): Place {
  const across = [room.right - EDGE - width, room.left + EDGE].map(left => Math.max(EDGE, left));
  const highest = room.top + EDGE;
  const lowest = Math.max(highest, room.bottom - EDGE - height);
  const beside = [...meant, ...asked].flatMap(box => [box.bottom + EDGE, box.top - EDGE - height]);
  const down = [highest, lowest, ...beside.filter(top => top > highest && top < lowest)];
  const places = down.flatMap(top => across.map(left => ({ left, top })));
  const kept = meant.map(withFrame);
  const covered = ({ left, top }: { left: number; top: number }): number => {
    const panel = { left, top, right: left + width, bottom: top + height };
    const sum = (boxes: readonly Box[]) => boxes.reduce((all, box) => all + common(panel, box), 0);
    return WORSE * sum(kept) + sum(asked);
  };
  const best = places.reduce((best, each) => (covered(each) < covered(best) ? each : best));
  const gap = covered(best) >= WORSE ? largestGap(room, meant) : null;
  return gap && gap.maxHeight >= LEAST ? { left: best.left, ...gap } : best;
}

/** Between what is meant, as high as it gets: the rest of the hint is scrolled to. */
function largestGap(room: Box, meant: readonly Box[]): { top: number; maxHeight: number } {
  const tops = [room.top + EDGE, ...meant.map(({ bottom }) => bottom + EDGE)];
  const gaps = tops.map(top => {
    const ends = meant.filter(({ bottom }) => bottom > top).map(box => box.top - EDGE);
    return { top, maxHeight: Math.min(room.bottom - EDGE, ...ends) - top };
  });
  return gaps.reduce((best, each) => (each.maxHeight > best.maxHeight ? each : best));
}

/** A piece that is marked has its frame around it: half a pixel more or less does not put the hint onto it. */
function withFrame({ left, top, right, bottom }: Box): Box {
  return { left: left - EDGE, top: top - EDGE, right: right + EDGE, bottom: bottom + EDGE };
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
      const room = {
        left: 0,
        top: Math.max(0, ...boxesOf(ABOVE).map(({ bottom }) => bottom)),
        right: document.documentElement.clientWidth,
        bottom: innerHeight,
      };
      // As high as it would like to be, and the page lets it.
      const whole = box.scrollHeight + box.offsetHeight - box.clientHeight;
      const height = Math.max(box.offsetHeight, Math.min(whole, MOST * innerHeight));
      const size = { width: box.offsetWidth, height };
      setPlace({ right: "auto", ...placeAway(size, boxesOf(ASKED), room, boxesOf(MEANT)) });
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

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect());
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
