// The picture of the temple, with its description for those who do not see it.
import type { Scene } from "./describe";
import { Stage } from "./Stage";
import { type PointerHandlers, TempleScene } from "./TempleScene";

interface Props extends PointerHandlers {
  scene: Scene;
  floor: { width: number; depth: number };
  label: string;
}

export default function Temple({ scene, floor, label, ...handlers }: Props) {
  return (
    <div className="temple" role="img" aria-label={label}>
      <Stage>
        <TempleScene scene={scene} floor={floor} {...handlers} />
      </Stage>
    </div>
  );
}
