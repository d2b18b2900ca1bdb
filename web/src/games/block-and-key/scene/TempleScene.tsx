// The temple in three dimensions, declared from the description of the scene.
import { type ThreeEvent, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { useMotion } from "../../../app/settings";
import type { Walk } from "./camera";
import type { Scene } from "./describe";
import { Block, Core, Ghost, Mark } from "./Stones";
import { CornerPost, Eye, type FloorSize, Ground, Lights } from "./Surroundings";

export interface PointerHandlers {
  onOver?(column: readonly [number, number]): void;
  onPick?(column: readonly [number, number]): void;
  /** The ghost itself was clicked. */
  onGhost?(): void;
}

interface Props extends PointerHandlers {
  scene: Scene;
  floor: FloorSize;
  walk?: Walk;
  /** How high the picture reaches. */
  tall?: number;
}

/** Pixels between press and release from which on a click was a drag. */
const DRAG = 8;

export function TempleScene({ scene, floor, walk, tall = 0, onOver, onPick, onGhost }: Props) {
  const { side, corner } = scene;
  const invalidate = useThree(state => state.invalidate);
  const falls = useFalls();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene is what asks for a frame
  useEffect(() => invalidate(), [scene, invalidate]);
  return (
    <>
      <Eye side={side} walk={walk} tall={tall} />
      <Lights side={side} scene={scene} floor={floor} />
      <group
        name="temple"
        position={[-(floor.width - 1) / 2, 0.5, (floor.depth - 1) / 2]}
        onPointerMove={event => told(event, onOver)}
        onClick={event => event.delta < DRAG && told(event, onPick)}
      >
        <Ground floor={floor} />
        {scene.core && <Core core={scene.core} side={side} />}
        {scene.blocks.map(block => (
          <Block key={block.id} block={block} side={side} falls={falls} />
        ))}
      </group>
      <group position={[-(floor.width - 1) / 2, 0.5, (floor.depth - 1) / 2]}>
        {corner && <CornerPost corner={corner} floor={floor} />}
        {scene.marks.map(mark => (
          <Mark key={mark.column.join()} mark={mark} />
        ))}
        {scene.ghost && (
          <Ghost
            ghost={scene.ghost}
            side={side}
            onClick={event => {
              event.stopPropagation();
              if (event.delta < DRAG) onGhost?.();
            }}
          />
        )}
      </group>
    </>
  );
}

/** Whether a block that appears now falls: not those that stood when the table was opened. */
function useFalls(): boolean {
  const moving = useMotion();
  const opened = useRef(false);
  useEffect(() => {
    opened.current = true;
  }, []);
  return moving && opened.current;
}

/** The column beneath the pointer: just inside the face that was hit. */
function told(event: ThreeEvent<PointerEvent | MouseEvent>, tell: PointerHandlers["onOver"]): void {
  if (!tell || !event.face) return;
  event.stopPropagation();
  const inside = event.eventObject
    .worldToLocal(event.point.clone())
    .addScaledVector(event.face.normal, -0.02);
  tell([Math.round(inside.x), Math.round(-inside.z)]);
}
