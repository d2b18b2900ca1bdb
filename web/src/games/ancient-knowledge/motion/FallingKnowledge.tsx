// Knowledge that is lost falls from its card into the jar of its player. Where a small screen shows neither the card nor the jar,
// it comes from the chip that leads to the others, and a jar stands below for as long as it takes.
import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { Avatar } from "../../Avatar";
import type { Paced } from "../../motion/usePaced";
import { LostJar } from "../board/LostJar";
import { Sign } from "../cards/icons";
import "../cards/tokens.css";
import type { AncientKnowledgeView } from "../view";

/** So many fall at most, one after the other: the number says the rest. */
const MOST = 10;
/** Milliseconds from one to the next, at the usual speed. */
const APART = 30;
/** How long one falls, in movements. */
const FALL = 1.3;

interface Props {
  paced: Paced;
  names: readonly string[];
}

export function FallingKnowledge({ paced: { count, events, duration, game }, names }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const falls = duration ? events.flatMap(fallOf) : [];
  const view = game.view as unknown as AncientKnowledgeView;
  const seats = [...new Set(falls.map(({ seat }) => seat))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame.
  useLayoutEffect(() => {
    const tokens = [...(box.current?.querySelectorAll<HTMLElement>(".ak-falling") ?? [])];
    falls.forEach(({ card, seat }, place) => {
      const token = tokens[place];
      const from = seenOf(`[data-piece="${CSS.escape(card)}"]`, ".action-chips .chip-others");
      if (token) fall(token, from, jarOf(box.current, seat), duration, place);
    });
  }, [count]);
  return (
    <div ref={box} aria-hidden="true">
      {seats.map(seat => (
        <p
          key={`${count} jar ${seat}`}
          className="ak-jar-below"
          data-jar={seat}
          hidden
          style={{ "--lasts": `${duration * 6}ms` } as CSSProperties}
        >
          <Avatar seat={seat} name={names[seat] ?? ""} />
          <LostJar count={view.seats[seat]?.lost ?? 0} />
          <b>{view.seats[seat]?.lost}</b>
        </p>
      ))}
      {falls.map(({ card }, place) => (
        <span key={`${count} ${card} ${place + 1}`} className="ak-falling" hidden>
          <Sign name="knowledge" size="100%" />
        </span>
      ))}
    </div>
  );
}

/** The jar in the standing where that is in sight, else the one below, which then shows itself. */
function jarOf(box: HTMLElement | null, seat: number): DOMRect | undefined {
  const seen = seenOf(`[data-place="lost ${seat}"]`);
  if (seen) return seen;
  const below = box?.querySelector<HTMLElement>(`[data-jar="${seat}"]`);
  if (!below) return undefined;
  below.hidden = false;
  return below.querySelector(".ak-jar")?.getBoundingClientRect();
}

interface Fall {
  card: string;
  seat: number;
}

/** One for each token of an event that loses some. */
function fallOf({ kind, card, seat, number }: Record<string, unknown>): Fall[] {
  if (kind !== "knowledge-lost" || typeof card !== "string" || typeof seat !== "number") return [];
  const length = Math.min(MOST, typeof number === "number" ? number : 1);
  return Array.from({ length }, () => ({ card, seat }));
}

/** Where the first of them is that takes any room. */
function seenOf(...selectors: readonly string[]): DOMRect | undefined {
  return selectors
    .flatMap(selector => [...document.querySelectorAll(selector)])
    .map(element => element.getBoundingClientRect())
    .find(({ width }) => width);
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
  const end = [to.left + Math.min(to.width, 24) / 2 - 9, to.top - 4] as const;
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
    { duration: duration * FALL, delay: (place * APART * duration) / 420, fill: "both" },
  ).onfinish = () => {
    token.hidden = true;
  };
}
