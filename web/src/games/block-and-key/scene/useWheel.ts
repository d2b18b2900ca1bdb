// The wheel over the temple looks more closely, and back; where the page is longer than the window it scrolls the page, as
// anywhere, and with a key it is the browser's.
import { type RefObject, useEffect, useRef } from "react";

/** How many times nearer for each pixel of the wheel, as a power. */
const PER_PIXEL = 0.0012;
const LINE = 24;

export function useWheel(box: RefObject<HTMLElement | null>, nearer: (times: number) => void): void {
  const latest = useRef(nearer);
  useEffect(() => {
    latest.current = nearer;
  });
  useEffect(() => {
    const turned = (event: WheelEvent): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (event.ctrlKey || event.metaKey || event.shiftKey || scrollHeight > clientHeight + 1) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      latest.current(Math.exp(-pixels * PER_PIXEL));
    };
    // Said to be heard before the page scrolls.
    const over = box.current;
    over?.addEventListener("wheel", turned, { passive: false });
    return () => over?.removeEventListener("wheel", turned);
  }, [box]);
}
