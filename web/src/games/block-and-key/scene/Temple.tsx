// The picture of the temple, with its description for those who do not see it.
import { useEffect, useRef, useState } from "react";
import { useMotion } from "../../../app/settings";
import { useSay } from "../../../texts/TextsProvider";
import type { ClaimedKey } from "../keys/claimed";
import { ClaimedFaces } from "./ClaimedFaces";
import { AT_HOME, homeward, leant, type Walk, walked } from "./camera";
import type { Scene } from "./describe";
import { Stage } from "./Stage";
import type { FloorSize } from "./Surroundings";
import { type PointerHandlers, TempleScene } from "./TempleScene";
import { useDrag } from "./useDrag";
import { useSize } from "./useSize";

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
  const goHome = useWayHome(setWalk);
  const go = (by: Walk): void => setWalk(now => (free ? walked : leant)(now, by));
  const { isDragging, ...drag } = useDrag({
    // A finger that holds a block moves it; once the block is pinned, it leans like any other.
    may: pointer => !scene.ghost || steady || pointer === "mouse",
    go,
    end: () => !free && goHome(walk),
  });
  return (
    <>
      <div
        ref={box}
        className="temple"
        role="img"
        aria-label={label}
        data-leaning={!free && walk !== AT_HOME ? "" : undefined}
        {...drag}
      >
        <Stage>
          <TempleScene
            scene={scene}
            floor={floor}
            walk={walk}
            onOver={column => !isDragging() && onOver?.(column)}
            {...handlers}
          />
        </Stage>
        {size && <ClaimedFaces claimed={claimed} side={scene.side} floor={floor} walk={walk} size={size} />}
      </div>
      {free && <WalkTools go={go} home={() => setWalk(AT_HOME)} away={walk !== AT_HOME} />}
    </>
  );
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
