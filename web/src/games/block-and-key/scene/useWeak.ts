// Weak devices get less by themselves: no sand and no stones around the temple, coarser shadows. A device is weak if it
// draws in software, or if the page waits too long for its next frame after one was drawn. The time since the last drawn
// frame says nothing: the temple is drawn when something changes, be that ten times a second or once.
import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useState } from "react";
import { drawsInSoftware } from "../../../design/graphics";

/** Milliseconds the page may wait after a drawn frame; half of so many may take longer. */
const SLOW = 45;
const ENOUGH = 16;
/** A longer wait is that of a page nobody looks at. */
const AWAY = 2000;

export function useWeak(): boolean {
  const gl = useThree(state => state.gl);
  const [weak, setWeak] = useState(() => drawsInSoftware(gl.getContext?.()));
  const pace = useMemo(() => paceOf(() => setWeak(true)), []);
  useEffect(() => pace.end, [pace]);
  useFrame(() => {
    if (!weak) pace.drawn();
  });
  return weak;
}

interface Pace {
  /** A frame is being drawn. */
  drawn(): void;
  end(): void;
}

/** Watches how long after each drawn frame the page gets its next one, and tells once that it is slow. */
export function paceOf(slow: () => void): Pace {
  let waits: number[] = [];
  let asked = 0;
  const drawn = (): void => {
    const start = performance.now();
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      const wait = performance.now() - start;
      if (wait < AWAY) waits.push(wait);
      if (waits.length < ENOUGH) return;
      if (isSlow(waits)) slow();
      waits = [];
    });
  };
  return { drawn, end: () => cancelAnimationFrame(asked) };
}

/** Whether half of them and more were slow: a single long one may be anything. */
export function isSlow(waits: readonly number[]): boolean {
  return waits.filter(wait => wait > SLOW).length * 2 >= waits.length;
}
