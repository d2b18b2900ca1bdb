// A phone's own way to close what has opened over the rest: its back button or gesture closes that, and leaves the page where it
// is. Modal dialogs have it from the browser.
import { useEffect, useRef } from "react";

/** Not in every browser: without it going back leads to the page before. */
interface Watcher extends EventTarget {
  destroy(): void;
}

export function useCloseRequest(shown: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { CloseWatcher } = globalThis as unknown as { CloseWatcher?: new () => Watcher };
    // Under a keyboard it would be Escape, which the table has uses of its own for.
    if (!shown || !CloseWatcher || !matchMedia("(pointer: coarse)").matches) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, [shown]);
}
