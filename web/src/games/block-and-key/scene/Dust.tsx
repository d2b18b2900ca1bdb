// Dust where a block comes down: a few puffs that spread and are gone. Frames are asked for only while they do.
import { useFrame } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import type { Group, Mesh, MeshBasicMaterial } from "three";
import { useMotion, useSettings } from "../../../app/settings";
import type { Cells } from "../view";
import type { Scene } from "./describe";
import { dustTexture } from "./textures";

/** When a falling block touches down, in seconds at the usual speed; see useFall. */
const LANDING = 0.43;
const LASTS = 0.7;
const PUFFS = 7;

export function Dust({ blocks }: { blocks: Scene["blocks"] }) {
  const fresh = useNewest(blocks);
  const moving = useMotion();
  return fresh && moving ? <Puffs key={fresh.id} cells={fresh.cells} /> : null;
}

/** The block that came last, not one of those that stood when the table was opened. */
function useNewest(blocks: Scene["blocks"]) {
  const known = useRef<ReadonlySet<unknown> | null>(null);
  const newest = useRef<Scene["blocks"][number] | null>(null);
  const before = known.current;
  const come = before && blocks.find(({ id }) => !before.has(id));
  if (come) newest.current = come;
  else if (before && blocks.length < before.size) newest.current = null;
  known.current = useMemo(() => new Set(blocks.map(({ id }) => id)), [blocks]);
  return newest.current;
}

function Puffs({ cells }: { cells: Cells }) {
  const group = useRef<Group>(null);
  const age = useRef(0);
  const lowest = Math.min(...cells.map(([, , z]) => z));
  const foot = cells.filter(([, , z]) => z === lowest);
  const middle = [mean(foot, 0), lowest - 0.42, -mean(foot, 1)] as const;
  useEffect(
    () => () => {
      age.current = Number.POSITIVE_INFINITY;
    },
    [],
  );
  useFrame(({ invalidate, camera }, seconds) => {
    if (!group.current || age.current > LANDING + LASTS) return;
    age.current += Math.min(seconds, 0.05) * useSettings.getState().speed;
    const part = (age.current - LANDING) / LASTS;
    group.current.visible = part > 0 && part < 1;
    group.current.children.forEach((puff, index) => {
      spread(puff as Mesh, index, Math.max(0, Math.min(1, part)));
      puff.quaternion.copy(camera.quaternion);
    });
    invalidate();
  });
  return (
    <group ref={group} name="dust" position={[...middle]} visible={false}>
      {Array.from({ length: PUFFS }, (_, index) => (
        <mesh key={`puff ${index + 1}`} renderOrder={4} raycast={() => null}>
          <planeGeometry args={[1, 1]} />
          <meshBasicMaterial map={dustTexture()} transparent depthWrite={false} opacity={0} />
        </mesh>
      ))}
    </group>
  );
}

function spread(puff: Mesh, index: number, part: number): void {
  const angle = (index / PUFFS) * 2 * Math.PI + 0.4;
  const away = 0.5 + 0.9 * Math.sqrt(part) * (0.8 + 0.1 * (index % 3));
  puff.position.set(Math.cos(angle) * away, 0.16 + part * 0.35, Math.sin(angle) * away);
  puff.scale.setScalar(0.4 + 0.9 * part);
  (puff.material as MeshBasicMaterial).opacity = 0.55 * (1 - part) ** 1.5;
}

function mean(cells: Cells, axis: 0 | 1): number {
  return cells.reduce((sum, cell) => sum + cell[axis], 0) / Math.max(1, cells.length);
}
