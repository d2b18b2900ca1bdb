// A finger that rests on something small wants to see it large. The click that ends the rest is none.
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const REST = 450;
/** How far a resting finger may tremble, in pixels. */
const TREMBLE = 10;

interface LongPress {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onPointerLeave(): void;
  onContextMenu(event: MouseEvent): void;
  onClickCapture(event: MouseEvent): void;
}

export function useLongPress(rested: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isOver = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      stop();
      isOver.current = false;
      if (pointerType === "mouse") return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        isOver.current = true;
        rested();
      }, REST);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > TREMBLE) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu: event => {
      if (isOver.current) event.preventDefault();
    },
    onClickCapture: event => {
      // A key's click has no detail; a finger's next one begins by touching down.
      if (!isOver.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
