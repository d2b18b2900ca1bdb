// Which small cards have no room for their text: a part of a text tells nothing, so there its signs stand instead.
import { type RefObject, useLayoutEffect } from "react";

/** Anew whenever other cards lie there, or their places are others, and when the letters have come. */
export function useBrief(box: RefObject<HTMLElement | null>, cards: unknown, lying: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards, or in another language, are measured anew
  useLayoutEffect(() => {
    let gone = false;
    const measure = (): void => {
      if (!gone && box.current) fitAll(tilesOf(box.current));
    };
    measure();
    void document.fonts?.ready.then(measure);
    const watch = new ResizeObserver(measure);
    for (const { parentElement } of tilesOf(box.current)) if (parentElement) watch.observe(parentElement);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [box, cards, lying]);
}

function tilesOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(".ak-full") ?? [])];
}

/** The longest text gives way first: what it leaves may be enough for its neighbours. */
function fitAll(tiles: readonly HTMLElement[]): void {
  for (const tile of tiles) delete tile.dataset.brief;
  for (let rest = tiles.filter(isCut); rest.length; rest = rest.filter(isCut)) {
    const longest = rest.reduce((most, each) => (lettersOf(each) > lettersOf(most) ? each : most));
    longest.dataset.brief = "";
  }
}

const textOf = (tile: HTMLElement): Element | null => tile.querySelector(".ak-tile-text");
const lettersOf = (tile: HTMLElement): number => textOf(tile)?.textContent?.length ?? 0;

/** Whether not all of its name, text and numbers is in sight; not where its place leaves the text out anyway. */
function isCut(tile: HTMLElement): boolean {
  if (!textOf(tile)?.getClientRects().length) return false;
  const end = tile.getBoundingClientRect().bottom + 1;
  return [...tile.querySelectorAll(".ak-tile-name, .ak-tile-text, .ak-tile-foot")].some(
    part => part.scrollHeight > part.clientHeight + 1 || part.getBoundingClientRect().bottom > end,
  );
}
