// The temple to look at alone: nothing can be placed in it.
import type { Walk } from "./camera";
import type { Scene } from "./describe";
import { Stage } from "./Stage";
import type { FloorSize } from "./Surroundings";
import { TempleScene } from "./TempleScene";

export default function Turning({ scene, floor, walk }: { scene: Scene; floor: FloorSize; walk: Walk }) {
  return (
    <Stage>
      <TempleScene scene={scene} floor={floor} walk={walk} />
    </Stage>
  );
}
