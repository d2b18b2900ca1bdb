// The small temple of the lobby, live: it is built block by block, and can be turned with the mouse. Once it stands, nothing is
// drawn any more; without motion it stands at once.
import { useEffect, useState } from "react";
import { useMotion } from "../../../app/settings";
import { piecesOf } from "../pieces/pieces";
import { type Walk, walked } from "../scene/camera";
import type { Scene } from "../scene/describe";
import Turning from "../scene/Turning";
import { useDrag } from "../scene/useDrag";
import { BLOCKS, CORE } from "./showpiece";

/** Milliseconds from one block to the next. */
const PACE = 2400;
/** From the south-west, as in the still picture. */
const CORNER: Walk = { around: -Math.PI / 4, up: -0.06 };

export default function Live({ ready }: { ready(): void }) {
  const [walk, setWalk] = useState(CORNER);
  const standing = useBuilding();
  const { isDragging: _, ...drag } = useDrag({
    // A finger scrolls the page.
    may: pointer => pointer === "mouse",
    go: by => setWalk(now => walked(now, by)),
    end: () => undefined,
  });
  useEffect(ready, [ready]);
  return (
    <div className="live" {...drag}>
      <Turning scene={sceneOf(standing)} floor={piecesOf({}).floor} walk={walk} />
    </div>
  );
}

/** How many blocks stand by now. */
function useBuilding(): number {
  const moving = useMotion();
  const [standing, setStanding] = useState(0);
  useEffect(() => {
    if (!moving || standing === BLOCKS.length) return;
    const timer = setTimeout(() => setStanding(standing + 1), PACE);
    return () => clearTimeout(timer);
  }, [moving, standing]);
  return moving ? standing : BLOCKS.length;
}

const SCENES: readonly Scene[] = [...Array(BLOCKS.length + 1).keys()].map(standing => ({
  side: "south",
  core: { ...CORE, rim: null, faded: false },
  blocks: BLOCKS.slice(0, standing).map(([colour, cells], place) => ({
    id: `${colour} ${place}`,
    colour,
    cells,
    rim: null,
    faded: false,
  })),
  ghost: null,
  marks: [],
  corner: null,
}));

function sceneOf(standing: number): Scene {
  return SCENES[standing] as Scene;
}
