// How large a box on the page is, as it grows and shrinks; null while it takes no room.
import { useEffect, useState } from "react";

export interface Size {
  width: number;
  height: number;
  top: number;
  left: number;
}

export function useSize(box: React.RefObject<HTMLDivElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      setSize(width && height ? { width, height, top: 0, left: 0 } : null);
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return size;
}
