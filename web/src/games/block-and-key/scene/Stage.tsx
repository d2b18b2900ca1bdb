// A canvas for the scene that knows only the parts of three that the temple is made of: half the size of all of it.
import { createRoot, events, extend, type ReconcilerRoot } from "@react-three/fiber";
import { type ReactNode, useEffect, useInsertionEffect, useRef } from "react";
import {
  BoxGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
} from "three";
import { SIGHT } from "./camera";
import { useSize } from "./useSize";

extend({
  BoxGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
});

const CAMERA = { fov: SIGHT, near: 1, far: 80 };
const SHARPNESS: [number, number] = [1, 2];

/** Draws its children on demand, as large as the box around it. */
export function Stage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const size = useSize(box);
  // Released only when the stage is finally removed: an effect would run twice in strict mode.
  useInsertionEffect(
    () => () => {
      root.current?.unmount();
      root.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!canvas.current || !size) return;
    root.current ??= createRoot(canvas.current);
    const stage = root.current;
    void stage
      .configure({
        events,
        size,
        camera: CAMERA,
        dpr: SHARPNESS,
        frameloop: "demand",
        shadows: "percentage",
        flat: true,
        // The stage may be gone by then: somebody asked for words, or left.
        onCreated: ({ events: { connect } }) => box.current && connect?.(box.current),
      })
      .then(() => root.current === stage && stage.render(children));
  });
  return (
    <div ref={box} className="stage">
      <canvas ref={canvas} />
    </div>
  );
}
