// The finished temple, turning once before everybody, and below it the keys that were found in it.
import "../pieces/pieces.css";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useMotion } from "../../../app/settings";
import { useSay } from "../../../texts/TextsProvider";
import type { FinaleProps } from "../../manifest";
import { KeyPicture } from "../keys/KeyPicture";
import { piecesOf } from "../pieces/pieces";
import { AT_HOME, type Walk } from "../scene/camera";
import { describeScene } from "../scene/describe";
import type { BlockAndKeyView } from "../view";

const Turning = lazy(() => import("../scene/Turning"));

export default function Finale({ view: given }: FinaleProps) {
  const say = useSay();
  const view = given as unknown as BlockAndKeyView;
  const pieces = piecesOf(view.options);
  const scene = useMemo(() => describeScene({ ...view, placed: null }, null), [view]);
  const walk = useWalkAround();
  const seat = view.seat ?? 0;
  return (
    <section className="finale" role="img" aria-label={say("result-temple")}>
      <Suspense>
        <Turning scene={scene} floor={pieces.floor} walk={walk} />
      </Suspense>
      <ul className="finale-keys" aria-hidden="true">
        {(view.claimed[seat] ?? []).flatMap((id, place) => {
          const card = pieces.keys.get(id);
          return card
            ? [
                <li key={id} style={{ "--place": place } as React.CSSProperties}>
                  <KeyPicture card={card} size={9} />
                </li>,
              ]
            : [];
        })}
      </ul>
    </section>
  );
}

const ROUND = 14_000;

/** Once around, and at rest again: nothing is drawn after that. */
function useWalkAround(): Walk {
  const moving = useMotion();
  const [walk, setWalk] = useState(AT_HOME);
  useEffect(() => {
    if (!moving) return setWalk({ around: 0.5, up: 0 });
    const begun = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const part = Math.min(1, (now - begun) / ROUND);
      const eased = part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2;
      setWalk({ around: 0.5 + eased * 2 * Math.PI, up: -0.12 });
      if (part < 1) frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [moving]);
  return walk;
}
