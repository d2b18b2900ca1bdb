// The keyboard is never left on the bare page. When what has the focus goes, or can be used no longer, the focus goes
// home: to the nearest place around it that says it is one (`HOME`), at once or when that has come. Whoever has gone
// elsewhere stays there.

import { isBare } from "../design/isBare";

/** What a place has that takes the focus of what was in it, or beside it. */
export const HOME = { tabIndex: -1, "data-home": "" } as const;

const HOMES = "[data-home]";

// From the first table on that somebody comes to: before that there is no home.
keepFocus();

export function keepFocus(): () => void {
  /** What has the focus, and all around it. */
  let trail: Element[] = [];
  let byKeys = false;
  const arrived = ({ target }: FocusEvent): void => {
    trail = trailOf(target);
  };
  // By the end of the task it is known whether it has gone, or was only left.
  const left = (): void =>
    queueMicrotask(() => {
      if (isBare() && isUsable(trail[0])) trail = [];
    });
  const looked = (): void => {
    if (trail.length > 0 && !isUsable(trail[0])) homeOf(trail)?.focus({ preventScroll: !byKeys });
  };
  const pressed = ({ type }: Event): void => {
    byKeys = type === "keydown";
    if (!byKeys && !isUsable(trail[0])) trail = [];
  };
  const observer = new MutationObserver(looked);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "data-home"],
  });
  addEventListener("focusin", arrived);
  addEventListener("focusout", left);
  addEventListener("keydown", pressed, true);
  addEventListener("pointerdown", pressed, true);
  return () => {
    observer.disconnect();
    removeEventListener("focusin", arrived);
    removeEventListener("focusout", left);
    removeEventListener("keydown", pressed, true);
    removeEventListener("pointerdown", pressed, true);
  };
}

/** Up to the page, not further: another page begins anew. */
function trailOf(target: EventTarget | null): Element[] {
  const trail: Element[] = [];
  for (
    let each = target instanceof Element ? target : null;
    each && each !== document.body && each.id !== "root";
    each = each.parentElement
  )
    trail.push(each);
  return trail;
}

function isUsable(element: Element | undefined): boolean {
  return Boolean(element?.isConnected && !element.matches(":disabled"));
}

function homeOf(trail: readonly Element[]): HTMLElement | null {
  for (const each of trail.slice(1)) {
    if (!each.isConnected) continue;
    const home = each.matches(HOMES) ? each : each.querySelector(HOMES);
    if (home) return home as HTMLElement;
  }
  return null;
}
