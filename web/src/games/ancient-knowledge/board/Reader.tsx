// The card one points at, in full: beside it where there is a pointer or a keyboard, as a sheet over the foot of a small
// screen, where a press beside it closes it and does nothing else. It covers nothing for long: it goes when one points
// elsewhere.
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useDismissed } from "../../../design/useDismissed";
import { useSay } from "../../../texts/TextsProvider";
import { CardFace } from "../cards/CardFace";
import { SignsOf } from "../cards/Legend";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";

const EDGE = 8;

export function Reader({
  desk: { looked, cards, acting, look },
  wide,
}: {
  desk: KnowledgeDesk;
  wide: boolean;
}) {
  const say = useSay();
  const card = looked ? cards.get(looked) : undefined;
  const { box, place } = usePlace(wide && card ? card.id : null);
  useDismissed(!wide && card !== undefined && acting !== card.id, box, () => look(null));
  // On a small screen what acts is named in the bar: a sheet that comes by itself would cover the table.
  if (!card || (!wide && acting === card.id)) return null;
  const read = (
    <aside
      ref={box}
      className={wide ? "ak-looked ak-looked-beside" : "ak-looked"}
      style={place}
      aria-label={say("knowledge-card")}
    >
      <CardFace card={card}>
        <SignsOf card={card} cards={cards} />
      </CardFace>
      {!wide && (
        <button
          type="button"
          className="button button-small ak-looked-close"
          aria-label={say("web-close")}
          onClick={() => look(null)}
        >
          ✕
        </button>
      )}
    </aside>
  );
  // A board that was opened large covers everything that is not inside it.
  const dialog = lying(card.id)?.closest("dialog");
  return dialog ? createPortal(read, dialog) : read;
}

/** The small card that is read: that of an opened board before those below it. */
function lying(id: string): Element | null {
  const piece = `[data-piece="${CSS.escape(id)}"]`;
  return (
    document.querySelector(`.ak-table dialog[open] ${piece}`) ?? document.querySelector(`.ak-table ${piece}`)
  );
}

/** Beside the small card, where there is room for all of the large one. */
function usePlace(id: string | null) {
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const small = id && lying(id);
    if (!box.current || !id) return setPlace({});
    const { width, height } = box.current.getBoundingClientRect();
    setPlace(small ? placeOf(small, { width, height }) : { right: EDGE, bottom: EDGE });
  }, [id]);
  return { box, place };
}

/** Below what is asked, where nothing is chosen, if it has room there; else beside the small card. */
function placeOf(small: Element, size: Size): CSSProperties {
  if (small.closest("dialog")) return beside(small.getBoundingClientRect(), size);
  const panel = document.querySelector(".ak-table .ak-right");
  const asked = panel?.querySelector(".action-bar");
  const free =
    panel && asked && !panel.contains(small) && !panel.querySelector(".ak-collection .ak-open")
      ? below(panel.getBoundingClientRect(), { bottom: footOf(asked) }, size)
      : null;
  return free ?? beside(small.getBoundingClientRect(), size, roomBeside(small));
}

/** Where its words and buttons end: what is asked has a height of its own, and seldom needs all of it. */
export function footOf(asked: Element): number {
  const said = [...asked.querySelectorAll(":scope > * > *")].map(each => each.getBoundingClientRect());
  const bottoms = said.filter(({ height }) => height > 0).map(({ bottom }) => bottom);
  return Math.max(asked.getBoundingClientRect().top, ...bottoms);
}

/** At the foot of the panel, in its middle; null where it would cover what is asked. */
export function below(
  panel: Pick<DOMRect, "left" | "right" | "bottom">,
  asked: Pick<DOMRect, "bottom">,
  { width, height }: Size,
): CSSProperties | null {
  const top = panel.bottom - EDGE - height;
  if (top < asked.bottom + EDGE) return null;
  return {
    left: Math.max(EDGE, Math.min((panel.left + panel.right - width) / 2, innerWidth - width - EDGE)),
    top,
  };
}

/** How far to the right it may lie: not over what is asked, unless the small card lies there itself. */
function roomBeside(small: Element): number {
  const asked = document.querySelector(".ak-table .ak-right");
  return asked && !asked.contains(small) ? asked.getBoundingClientRect().left : innerWidth;
}

interface Size {
  width: number;
  height: number;
}

/** Above what lies low, else to the right of it, or to the left; always inside the window. */
export function beside(
  small: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
  { width, height }: Size,
  room = innerWidth,
): CSSProperties {
  const above = small.top - EDGE - height;
  const down = Math.max(EDGE, Math.min(small.top, innerHeight - height - EDGE));
  const across = Math.max(EDGE, Math.min(small.left, room - width - EDGE));
  if (small.top > innerHeight / 2 && above >= EDGE) return { left: across, top: above };
  if (small.right + width + 2 * EDGE <= room) return { left: small.right + EDGE, top: down };
  if (small.left - width - EDGE >= EDGE) return { left: small.left - width - EDGE, top: down };
  return {
    left: across,
    top: above >= EDGE ? above : Math.min(small.bottom + EDGE, innerHeight - height - EDGE),
  };
}
