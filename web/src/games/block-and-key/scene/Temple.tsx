// The picture of the temple, with its description for those who do not see it.
import { useState } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { AT_HOME, type Walk, walked } from "./camera";
import type { Scene } from "./describe";
import { Stage } from "./Stage";
import type { FloorSize } from "./Surroundings";
import { type PointerHandlers, TempleScene } from "./TempleScene";
import { useDrag } from "./useDrag";

interface Props extends PointerHandlers {
  scene: Scene;
  floor: FloorSize;
  label: string;
  /** Whether the table lets the eye leave its side. */
  free: boolean;
}

export default function Temple({ scene, floor, label, free, ...handlers }: Props) {
  const [walk, setWalk] = useState(AT_HOME);
  const go = (by: Walk): void => setWalk(now => walked(now, by));
  const drag = useDrag(free && !scene.ghost, go);
  return (
    <>
      <div className="temple" role="img" aria-label={label} {...drag}>
        <Stage>
          <TempleScene scene={scene} floor={floor} walk={free ? walk : AT_HOME} {...handlers} />
        </Stage>
      </div>
      {free && <WalkTools go={go} home={() => setWalk(AT_HOME)} away={walk !== AT_HOME} />}
    </>
  );
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
