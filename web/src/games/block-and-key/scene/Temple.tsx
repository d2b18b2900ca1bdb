// The picture of the temple, with its description for those who do not see it.
import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { useMotion } from "../../../app/settings";
import { useSay } from "../../../texts/TextsProvider";
import type { ClaimedKey } from "../keys/claimed";
import { ClaimedFaces } from "./ClaimedFaces";
import { AT_HOME, homeward, leant, nearBy, type Walk, walked } from "./camera";
import type { Scene } from "./describe";
import { Stage } from "./Stage";
import type { FloorSize } from "./Surroundings";
import { type PointerHandlers, TempleScene } from "./TempleScene";
import { useDrag } from "./useDrag";
import { usePinch } from "./usePinch";
import { useSize } from "./useSize";
import { useTall } from "./useTall";
import { useWheel } from "./useWheel";

interface Props extends PointerHandlers {
  scene: Scene;
  floor: FloorSize;
  label: string;
  /** Whether the table lets the eye leave its side. */
  free: boolean;
  /** Whether the block in hand stays where it is: a finger moves it until then. */
  steady: boolean;
  /** The claimed keys that are lit. */
  claimed: readonly ClaimedKey[];
}

export default function Temple({ scene, floor, label, free, steady, claimed, onOver, ...handlers }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [walk, setWalk] = useState(AT_HOME);
  // By the wheel, which has no end: it stays so until it is turned back.
  const [near, setNear] = useState(1);
  const tall = useTall(scene, floor);
  const goHome = useWayHome(setWalk);
  const go = (by: Walk): void => setWalk(now => (free ? walked : leant)(now, by));
  const end = (): void => {
    if (!free) goHome(walk);
  };
  const { isDragging, ...drag } = useDrag({
    // A finger that holds a block moves it; once the block is pinned, it leans like any other.
    may: pointer => !scene.ghost || steady || pointer === "mouse",
    go,
    end,
  });
  useWheel(box, times => setNear(now => nearBy(now, times)));
  const pinch = usePinch(near => go({ around: 0, up: 0, near }), end);
  const seen = useMemo(() => ({ ...walk, near: nearBy(walk.near ?? 1, near) }), [walk, near]);
  return (
    <>
      <div
        ref={box}
        className="temple"
        role="img"
        aria-label={label}
        data-leaning={!free && walk !== AT_HOME ? "" : undefined}
        {...both(drag, pinch)}
      >
        <Stage>
          <TempleScene
            scene={scene}
            floor={floor}
            walk={seen}
            tall={tall}
            onOver={column => !isDragging() && onOver?.(column)}
            {...handlers}
          />
        </Stage>
        {size && <ClaimedFaces {...{ claimed, floor, tall, size }} walk={seen} side={scene.side} />}
      </div>
      {free && <WalkTools go={go} home={() => setWalk(AT_HOME)} away={walk !== AT_HOME} />}
    </>
  );
}

/** One gesture after the other hears of each pointer. */
function both(drag: Omit<ReturnType<typeof useDrag>, "isDragging">, pinch: ReturnType<typeof usePinch>) {
  return {
    ...drag,
    onPointerDown: (event: PointerEvent) => {
      drag.onPointerDown(event);
      pinch.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent) => {
      drag.onPointerMove(event);
      pinch.onPointerMove(event);
    },
    onPointerUp: (event: PointerEvent) => {
      drag.onPointerUp();
      pinch.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent) => {
      drag.onPointerCancel();
      pinch.onPointerCancel(event);
    },
  };
}

const WAY_HOME = 260;

/** Whoever leant over sits back by themselves. */
function useWayHome(setWalk: (walk: Walk) => void): (from: Walk) => void {
  const moving = useMotion();
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return from => {
    const start = performance.now();
    const step = (now: number): void => {
      const part = moving ? (now - start) / WAY_HOME : 1;
      setWalk(homeward(from, Math.min(1, part)));
      if (part < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
}

const STEP = Math.PI / 8;
const WAYS = [
  ["left", "⟲", { around: -STEP, up: 0 }],
  ["right", "⟳", { around: STEP, up: 0 }],
  ["up", "▴", { around: 0, up: STEP / 2 }],
  ["down", "▾", { around: 0, up: -STEP / 2 }],
] as const;

function WalkTools({ go, home, away }: { go(by: Walk): void; home(): void; away: boolean }) {
  const say = useSay();
  return (
    <div className="walk-tools" role="toolbar" aria-label={say("temple-walk")}>
      {WAYS.map(([name, sign, by]) => (
        <button
          key={name}
          type="button"
          className="button button-small"
          aria-label={say(`temple-walk-${name}`)}
          title={say(`temple-walk-${name}`)}
          onClick={() => go(by)}
        >
          {sign}
        </button>
      ))}
      <button type="button" className="button button-small" disabled={!away} onClick={home}>
        {say("temple-walk-home")}
      </button>
    </div>
  );
}
