// Pieces that fly: whatever carries `data-piece` and lies elsewhere after a change moves there from where it lay, also
// from one part of the table to another. What is new comes from the element named by its `data-from`, or grows; where the part
// it comes to is not in sight, it flies to the chip that leads there (`data-part`).
import { Component, createRef, type ReactNode } from "react";

interface Props {
  /** A new number is a change to be shown. */
  count: number;
  /** Milliseconds; 0: nothing flies. */
  duration: number;
  className: string;
  children: ReactNode;
}

type Places = Map<string, DOMRect>;

const NEAR = 3;
/** So many times its size a piece may be where it comes from. */
const LARGEST = 4;
const CUTS = /auto|scroll|hidden|clip/;
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

export class Flights extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Places | null {
    return before.count !== this.props.count && this.props.duration ? this.places() : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    if (!before) return;
    for (const element of this.pieces()) {
      const known = before.get(element.dataset.piece ?? "");
      const from = known ?? this.origin(element);
      if (element.getBoundingClientRect().width) this.fly(element, from);
      else if (!known && from?.width) this.flyOut(element, from);
    }
  }

  private pieces(): HTMLElement[] {
    return [...(this.box.current?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
  }

  private places(): Places {
    return new Map(
      this.pieces().map(element => [element.dataset.piece ?? "", element.getBoundingClientRect()]),
    );
  }

  private origin(element: HTMLElement): DOMRect | null {
    const { from } = element.dataset;
    const source = from && this.box.current?.querySelector(`[data-place="${CSS.escape(from)}"]`);
    return source ? source.getBoundingClientRect() : null;
  }

  private fly(element: HTMLElement, from: DOMRect | null): void {
    const to = element.getBoundingClientRect();
    const { duration } = this.props;
    if (!from?.width) {
      element.animate([{ opacity: 0, scale: 0.7 }, {}], { duration: duration / 2, easing: EASE });
      return;
    }
    const grown = Math.min(LARGEST, Math.max(from.width / to.width, from.height / to.height));
    const [wide, high] =
      grown === LARGEST ? [grown, grown] : [from.width / to.width, from.height / to.height];
    // From the middle of where it was: a part of the table may be far larger than the piece.
    const x = from.left + (from.width - to.width * wide) / 2 - to.left;
    const y = from.top + (from.height - to.height * high) / 2 - to.top;
    if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
    const start = `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
    const flying = this.isCut(element, from) ? lifted(element, to, duration) : element;
    const position = flying === element ? "relative" : "fixed";
    flying.animate(
      [
        { transform: start, transformOrigin: "0 0", zIndex: 4, position },
        { transform: "none", transformOrigin: "0 0", zIndex: 4, position },
      ],
      { duration, easing: EASE },
    );
  }

  /** To the chip of the part where it lies now. */
  private flyOut(element: HTMLElement, from: DOMRect): void {
    const chip = this.box.current?.querySelector(`.chip-${CSS.escape(element.dataset.part ?? "")}`);
    const to = chip?.getBoundingClientRect();
    if (!to?.width) return;
    const { duration } = this.props;
    const likeness = likenessOf(element);
    likeness.classList.add("flying-out");
    this.box.current?.append(likeness);
    const { left, top, width, height } = likeness.getBoundingClientRect();
    const at = (place: DOMRect, scale: number): string => {
      const x = place.left + place.width / 2 - width / 2 - left;
      const y = place.top + place.height / 2 - height / 2 - top;
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    likeness.animate(
      [
        { transform: at(from, 2.5), opacity: 1 },
        { transform: at(to, 1), opacity: 0.7 },
      ],
      { duration: duration * 1.6, easing: EASE, fill: "both" },
    );
    setTimeout(() => likeness.remove(), duration * 1.6);
  }

  /** Whether a part of the table that scrolls would hide the way from there. */
  private isCut(element: HTMLElement, from: DOMRect): boolean {
    for (let part = element.parentElement; part && part !== this.box.current; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      if (!CUTS.test(`${overflowX} ${overflowY}`)) continue;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (from.left < left || from.right > right || from.top < top || from.bottom > bottom) return true;
    }
    return false;
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

/** A likeness of a piece that no part of the table cuts off; the piece itself is seen again when it has arrived. */
function lifted(element: HTMLElement, { left, top, width, height }: DOMRect, duration: number): HTMLElement {
  const likeness = likenessOf(element);
  Object.assign(likeness.style, { width: `${width}px`, height: `${height}px` });
  element.after(likeness);
  // Fixed to the page, or to a part that contains what is fixed in it: wherever its corner is, it is moved from there.
  const corner = likeness.getBoundingClientRect();
  Object.assign(likeness.style, { left: `${left - corner.left}px`, top: `${top - corner.top}px` });
  element.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration });
  setTimeout(() => likeness.remove(), duration);
  return likeness;
}

function likenessOf(element: HTMLElement): HTMLElement {
  const likeness = element.cloneNode(true) as HTMLElement;
  for (const name of ["id", "data-piece", "data-place"]) likeness.removeAttribute(name);
  likeness.setAttribute("aria-hidden", "true");
  likeness.inert = true;
  Object.assign(likeness.style, { position: "fixed", margin: "0", left: "0", top: "0" });
  return likeness;
}
