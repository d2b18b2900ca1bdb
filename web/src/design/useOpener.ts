// Whoever opened a panel has the focus again when it is closed; whoever has gone elsewhere meanwhile stays there.
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isBare } from "./isBare";

export function useOpener(panel: RefObject<HTMLElement | null>): void {
  const opener = useRef(document.activeElement);
  const inside = useRef(false);
  // Asked before the panel goes, done after: behind a modal dialog nothing takes the focus.
  useLayoutEffect(
    () => () => {
      inside.current = isBare() || Boolean(panel.current?.contains(document.activeElement));
    },
    [panel],
  );
  useEffect(() => {
    const { current } = opener;
    return () => {
      if (inside.current && current instanceof HTMLElement && current.isConnected) current.focus();
    };
  }, []);
}
