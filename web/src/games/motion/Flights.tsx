// Pieces that fly: whatever carries `data-piece` and lies elsewhere after a change moves there from where it lay, also
// from one part of the table to another. What is new comes from the element named by its `data-from`, or grows.
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
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

export class Flights extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Places | null {
    return before.count !== this.props.count && this.props.duration ? this.places() : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    if (!before) return;
    for (const element of this.pieces()) {
      const from = before.get(element.dataset.piece ?? "") ?? this.origin(element);
      this.fly(element, from);
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
    if (!to.width) return;
    const { duration } = this.props;
    if (!from?.width) {
      element.animate([{ opacity: 0, scale: 0.7 }, {}], { duration: duration / 2, easing: EASE });
      return;
    }
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    element.animate(
      [
        { transform: start, transformOrigin: "0 0", zIndex: 4, position: "relative" },
        { transform: "none", transformOrigin: "0 0", zIndex: 4, position: "relative" },
      ],
      { duration, easing: EASE },
    );
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
