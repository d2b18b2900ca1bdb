// Walking around the temple by dragging it.
import { type PointerEvent, useRef } from "react";
import type { Walk } from "./camera";

const PER_PIXEL = 0.008;

interface Drag {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
}

export function useDrag(on: boolean, go: (by: Walk) => void): Drag {
  const last = useRef<{ x: number; y: number } | null>(null);
  const stop = (): void => {
    last.current = null;
  };
  return {
    onPointerDown: ({ clientX, clientY }) => {
      if (on) last.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = last.current;
      if (!on || !from) return;
      go({ around: (from.x - clientX) * PER_PIXEL, up: (clientY - from.y) * PER_PIXEL });
      last.current = { x: clientX, y: clientY };
    },
    onPointerUp: stop,
    onPointerLeave: stop,
  };
}
