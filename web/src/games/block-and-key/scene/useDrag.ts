// Walking around the temple by dragging it.
import { type PointerEvent, useRef } from "react";
import type { Walk } from "./camera";

const PER_PIXEL = 0.008;
/** Pixels before a press becomes a drag. */
const SLACK = 8;

interface Drag {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onPointerLeave(): void;
}

interface Options {
  /** Whether a press of this pointer may become a drag. */
  may(pointer: string): boolean;
  go(by: Walk): void;
  /** The drag is over. */
  end(): void;
}

export function useDrag({ may, go, end }: Options): Drag & { isDragging(): boolean } {
  const last = useRef<{ x: number; y: number } | null>(null);
  const dragging = useRef(false);
  const stop = (): void => {
    last.current = null;
    if (dragging.current) end();
    dragging.current = false;
  };
  return {
    isDragging: () => dragging.current,
    onPointerDown: ({ clientX, clientY, pointerType, button, isPrimary }) => {
      // With a second finger it is no drag any more.
      if (!isPrimary) return stop();
      if (button === 0 && may(pointerType)) last.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = last.current;
      if (!from) return;
      if (!dragging.current && Math.hypot(clientX - from.x, clientY - from.y) < SLACK) return;
      dragging.current = true;
      go({ around: (from.x - clientX) * PER_PIXEL, up: (clientY - from.y) * PER_PIXEL });
      last.current = { x: clientX, y: clientY };
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
}
