// The temple to look at alone: nothing can be placed in it. Faces that show a key may be lit.
import { useRef } from "react";
import type { ClaimedKey } from "../keys/claimed";
import { ClaimedFaces } from "./ClaimedFaces";
import type { Walk } from "./camera";
import type { Scene } from "./describe";
import { Stage } from "./Stage";
import type { FloorSize } from "./Surroundings";
import { TempleScene } from "./TempleScene";
import { useSize } from "./useSize";

interface Props {
  scene: Scene;
  floor: FloorSize;
  walk: Walk;
  /** How high the picture reaches. */
  tall?: number;
  claimed?: readonly ClaimedKey[];
}

export default function Turning({ scene, floor, walk, tall = 0, claimed = [] }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div ref={box} className="turning">
      <Stage>
        <TempleScene scene={scene} floor={floor} walk={walk} tall={tall} />
      </Stage>
      {size && <ClaimedFaces {...{ claimed, floor, walk, tall, size }} side={scene.side} />}
    </div>
  );
}
