// A drag that begins on a block of the supply takes it in hand, and goes on over the temple as any pointer there does. Let
// go, the block hovers where it was brought: nothing is put down by a drag.
import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { Desk } from "../useDesk";

/** Pixels before a press becomes a drag. */
const SLACK = 10;

type Options = Pick<Desk, "pick" | "placements" | "discards" | "holding">;

interface Press {
  x: number;
  y: number;
  lifted: boolean;
}

type Pointed = PointerEvent<HTMLElement>;

export interface Lift {
  onPointerDown(event: Pointed): void;
  onPointerMove(event: Pointed): void;
  onPointerUp(event: Pointed): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
}

export function useLift({ pick, placements, discards, holding }: Options): (block: string) => Lift {
  /** Says whether it is in hand now, and follows the pointer. */
  const lift = (block: string): boolean => {
    if (discards.length || !(holding.planning || placements.of(block).length)) return false;
    if (holding.hold?.block === block) holding.loosen();
    else pick(block);
    return true;
  };
  const press = useRef<Press | null>(null);
  // A drag that ends where it began is no click.
  const dragged = useRef(false);
  return block => ({
    onPointerDown: ({ isPrimary, button, clientX, clientY }) => {
      dragged.current = false;
      press.current = isPrimary && button === 0 ? { x: clientX, y: clientY, lifted: false } : null;
    },
    onPointerMove: event => {
      const began = press.current;
      if (!began) return;
      if (!began.lifted) {
        if (Math.hypot(event.clientX - began.x, event.clientY - began.y) < SLACK) return;
        dragged.current = true;
        began.lifted = lift(block);
        if (!began.lifted) {
          press.current = null;
          return;
        }
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      tellTemple(event);
    },
    onPointerUp: event => {
      if (press.current?.lifted && templeAt(event)) holding.move(0, 0);
      press.current = null;
    },
    onPointerCancel: () => {
      press.current = null;
    },
    onClickCapture: event => {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  });
}

/** The stage, if the pointer is above it, whatever else lies there. */
function templeAt({ clientX, clientY }: Pointed): Element | null {
  const stage = document.querySelector(".bk-temple .stage canvas");
  if (!stage) return null;
  const { left, right, top, bottom } = stage.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom ? stage : null;
}

/** The pointer belongs to the supply, where it went down: the temple is told where it is. */
function tellTemple(event: Pointed): void {
  const { clientX, clientY, pointerId, pointerType } = event;
  templeAt(event)?.dispatchEvent(
    new PointerEvent("pointermove", { clientX, clientY, pointerId, pointerType, bubbles: true }),
  );
}
