// How high the picture has to reach: as high as the highest stack, and while a block is held as high as that hovered at any
// place so far. The eye goes there softly, and comes back only when the hand is empty.
import { useEffect, useRef, useState } from "react";
import { useMotion } from "../../../app/settings";
import type { Floor } from "../temple/geometry";
import { type Scene, topOf } from "./describe";

const WAY = 320;

export function useTall(scene: Scene, floor: Floor): number {
  const reserved = useRef(0);
  const top = topOf(scene, floor);
  reserved.current = scene.ghost ? Math.max(reserved.current, top) : top;
  return useEased(reserved.current);
}

function useEased(wanted: number): number {
  const moving = useMotion();
  const [shown, show] = useState(wanted);
  const now = useRef(wanted);
  useEffect(() => {
    const [from, start] = [now.current, performance.now()];
    if (from === wanted) return;
    let frame = requestAnimationFrame(function step(time: number): void {
      const part = moving ? Math.min(1, (time - start) / WAY) : 1;
      now.current = part < 1 ? wanted + (from - wanted) * (1 - part) ** 2 : wanted;
      show(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, moving]);
  return shown;
}
