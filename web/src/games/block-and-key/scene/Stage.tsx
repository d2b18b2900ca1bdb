// A canvas for the scene that knows only the parts of three that the temple is made of: half the size of all of it.
import { createRoot, events, extend, type ReconcilerRoot } from "@react-three/fiber";
import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from "react";
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

const CAMERA = { fov: 32, near: 1, far: 80 };
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
        onCreated: state => state.events.connect?.(box.current),
      })
      .then(() => stage.render(children));
  });
  return (
    <div ref={box} className="stage">
      <canvas ref={canvas} />
    </div>
  );
}

interface Size {
  width: number;
  height: number;
  top: number;
  left: number;
}

function useSize(box: React.RefObject<HTMLDivElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      setSize(width && height ? { width, height, top: 0, left: 0 } : null);
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return size;
}
