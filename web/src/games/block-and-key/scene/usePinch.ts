// Two fingers on the temple that go apart look at it more closely; the page stays as large as it is.
import { type PointerEvent, useRef } from "react";

type Place = Pick<PointerEvent, "clientX" | "clientY">;

interface Pinch {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** `nearer`: how many times further apart they are than a moment ago; `end`: they are not two any more. */
export function usePinch(nearer: (times: number) => void, end: () => void): Pinch {
  const fingers = useRef(new Map<number, Place>());
  const lift = ({ pointerId }: PointerEvent): void => {
    const were = fingers.current.size;
    if (fingers.current.delete(pointerId) && were === 2) end();
  };
  return {
    onPointerDown: event => {
      // What is left of a gesture that the browser took over.
      if (event.isPrimary) fingers.current.clear();
      if (event.pointerType === "touch") fingers.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove: event => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = apart(fingers.current);
      fingers.current.set(event.pointerId, placeOf(event));
      const now = apart(fingers.current);
      if (before && now) nearer(now / before);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function placeOf({ clientX, clientY }: Place): Place {
  return { clientX, clientY };
}

/** How far two fingers are apart; 0 where there are not two. */
function apart(fingers: ReadonlyMap<number, Place>): number {
  const [one, other, third] = fingers.values();
  if (!one || !other || third) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
