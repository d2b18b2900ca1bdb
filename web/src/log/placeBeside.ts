import type { CSSProperties } from "react";

const WIDTH = 320;
const EDGE = 8;

/** Below the word, or above it where there is more room. */
export function placeBeside({ left, top, bottom }: Pick<DOMRect, "left" | "top" | "bottom">): CSSProperties {
  const across = { left: Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE)), width: WIDTH };
  return bottom < innerHeight / 2
    ? { ...across, top: bottom + EDGE, maxHeight: innerHeight - bottom - 2 * EDGE }
    : { ...across, bottom: innerHeight - top + EDGE, maxHeight: top - 2 * EDGE };
}
