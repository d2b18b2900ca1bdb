// A replay by keys, wherever the focus is but in something that has keys of its own.
import { useEffect } from "react";
import type { Turn } from "../games/result/course";
import { placeByKey } from "./turns";
import type { Player } from "./useReplay";

const OWN_KEYS = "input, select, textarea, [role=dialog], dialog, [contenteditable]";

export function useReplayKeys({ place, last, running, go, run }: Player, turns: readonly Turn[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey, target } = event;
      if (isMeantOtherwise(event)) return;
      const onButton = target instanceof Element && target.closest("button, a, summary");
      if (key === " " && !onButton) run(!running);
      else {
        const to = placeByKey(key, shiftKey, { place, last, turns });
        if (to === null) return;
        run(false);
        go(to);
      }
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [place, last, running, go, run, turns]);
}

/** A group of buttons with arrows of its own has used them; and something may have keys of its own. */
function isMeantOtherwise({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
