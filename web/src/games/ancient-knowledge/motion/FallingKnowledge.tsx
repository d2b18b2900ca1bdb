// Knowledge that is lost falls from its card into the jar of its player.
import { useLayoutEffect, useRef } from "react";
import type { Paced } from "../../motion/usePaced";
import { Sign } from "../cards/icons";
import "../cards/tokens.css";

/** So many fall at most, one after the other: the number says the rest. */
const MOST = 10;

export function FallingKnowledge({ paced: { count, events, duration } }: { paced: Paced }) {
  const box = useRef<HTMLDivElement>(null);
  const falls = duration ? events.flatMap(fallOf) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame.
  useLayoutEffect(() => {
    const tokens = [...(box.current?.children ?? [])] as HTMLElement[];
    falls.forEach(({ card, seat }, place) => {
      const token = tokens[place];
      if (token)
        fall(
          token,
          placeOf(`[data-piece="${CSS.escape(card)}"]`),
          placeOf(`[data-place="lost ${seat}"]`),
          duration,
          place,
        );
    });
  }, [count]);
  return (
    <div ref={box} aria-hidden="true">
      {falls.map(({ card }, place) => (
        <span key={`${count} ${card} ${place + 1}`} className="ak-falling" hidden>
          <Sign name="knowledge" size="100%" />
        </span>
      ))}
    </div>
  );
}

interface Fall {
  card: string;
  seat: number;
}

/** One for each token of an event that loses some. */
export function fallOf({ kind, card, seat, number }: Record<string, unknown>): Fall[] {
  if (kind !== "knowledge-lost" || typeof card !== "string" || typeof seat !== "number") return [];
  const length = Math.min(MOST, typeof number === "number" ? number : 1);
  return Array.from({ length }, () => ({ card, seat }));
}

function placeOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

function fall(
  token: HTMLElement,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  duration: number,
  place: number,
): void {
  if (!from?.width || !to?.width) return;
  token.hidden = false;
  const start = [from.left + from.width * 0.3, from.bottom - 20] as const;
  const end = [to.left, to.top] as const;
  const peak = Math.min(start[1], end[1]) - 36;
  const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;
  token.style.left = "0";
  token.style.top = "0";
  token.animate(
    [
      { transform: at(...start), opacity: 1, easing: "ease-out" },
      { transform: at((start[0] + end[0]) / 2, peak), opacity: 1, easing: "ease-in" },
      { transform: `${at(...end)} rotate(200deg) scale(0.7)`, opacity: 0.6 },
    ],
    { duration: duration * 1.3, delay: place * 50, fill: "both" },
  ).onfinish = () => {
    token.hidden = true;
  };
}
