// Where the temple stands: the eye, the light, the floor.
import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { DirectionalLight } from "three";
import { useDark, useSettings } from "../../../app/settings";
import type { Side } from "../view";
import { Contact } from "./Contact";
import { AT_HOME, eyeAt, roomIn, type Walk } from "./camera";
import { Dust } from "./Dust";
import { type Scene, standing } from "./describe";
import { Place } from "./Place";
import { type Daylight, daylight } from "./sun";
import { floorTexture } from "./textures";
import { useWeak } from "./useWeak";

interface EyeProps {
  side: Side;
  walk?: Walk | undefined;
  tall: number;
}

export function Eye({ side, walk = AT_HOME, tall }: EyeProps) {
  const { camera, size, invalidate } = useThree();
  const aspect = size.width / Math.max(1, size.height);
  useEffect(() => {
    const { position, target } = eyeAt(side, aspect, walk, roomIn(size.height, tall));
    camera.position.set(...position);
    camera.lookAt(...target);
    camera.updateProjectionMatrix();
    invalidate();
  }, [camera, side, aspect, size.height, walk, tall, invalidate]);
  return null;
}

interface LightsProps {
  side: Side;
  scene: Scene;
  floor: FloorSize;
}

/** The light, and what it falls on around the temple. It comes from behind the player, so that the faces that count are
 * bright; shadows are cast anew only when something that casts one has moved. */
export function Lights({ side, scene, floor }: LightsProps) {
  const casting = standing(scene);
  const light = useDaylight(casting);
  const sun = useRef<DirectionalLight>(null);
  const weak = useWeak();
  const [x, , z] = eyeAt(side, 2).position;
  const [cos, sin] = [Math.cos(light.around), Math.sin(light.around)];
  const place = [(x * cos + z * sin) * 0.82, light.height, (z * cos - x * sin) * 0.82] as const;
  const sharp = weak ? 512 : 1024;
  useShadowsOnDemand(sun, [casting, sharp, ...place].join(" "));
  return (
    <>
      <hemisphereLight args={[light.sky, light.earth, light.fill]} />
      <directionalLight
        key={sharp}
        ref={sun}
        position={[...place]}
        intensity={light.strength}
        color={light.sun}
        castShadow
        shadow-autoUpdate={false}
        shadow-mapSize={[sharp, sharp]}
        shadow-camera-left={-9}
        shadow-camera-right={9}
        shadow-camera-top={9}
        shadow-camera-bottom={-9}
        shadow-bias={-0.0006}
        shadow-normalBias={0.03}
        shadow-radius={6}
      />
      <Place floor={floor} tint={light.tint} plain={weak} />
      <group position={[-(floor.width - 1) / 2, 0.5, (floor.depth - 1) / 2]}>
        <Contact scene={scene} floor={floor} />
        <Dust blocks={scene.blocks} />
      </group>
    </>
  );
}

/** The light as chosen, or that of the hour; the sun goes on whenever something else stands. */
function useDaylight(casting: string): Daylight {
  const chosen = useSettings(settings => settings.light);
  const dark = useDark();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hour is asked when something has changed.
  return useMemo(() => daylight(chosen, new Date(), dark), [chosen, dark, casting]);
}

/** How long after a change something may still move, in seconds at the usual speed. */
const SETTLED = 0.9;

/** A held block casts no shadow: while it is moved, the shadows of what stands are kept. `cause` is all that they depend
 * on: what stands, where the sun is, how sharp they are. */
function useShadowsOnDemand(sun: RefObject<DirectionalLight | null>, cause: string): void {
  const invalidate = useThree(state => state.invalidate);
  const speed = useSettings(settings => settings.speed);
  const left = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what shadows depend on has changed.
  useEffect(() => {
    left.current = SETTLED / speed;
    invalidate();
  }, [cause, speed, invalidate]);
  useFrame((_state, seconds) => {
    if (!sun.current || left.current <= 0) return;
    sun.current.shadow.needsUpdate = true;
    left.current -= Math.max(0.016, Math.min(seconds, 0.05));
  });
}

export interface FloorSize {
  width: number;
  depth: number;
}

export function Ground({ floor: { width, depth } }: { floor: FloorSize }) {
  const map = floorTexture(width, depth);
  const middle = [(width - 1) / 2, -(depth - 1) / 2] as const;
  return (
    <>
      <mesh
        name="floor"
        rotation={[-Math.PI / 2, 0, 0]}
        position={[middle[0], -0.5, middle[1]]}
        receiveShadow
      >
        <planeGeometry args={[width, depth]} />
        <meshLambertMaterial map={map} />
      </mesh>
      {/* Two worn steps around the floor. */}
      {[0, 1].map(step => (
        <mesh key={step} position={[middle[0], -0.7 - step * 0.3, middle[1]]} receiveShadow>
          <boxGeometry args={[width + 0.5 + step * 0.45, 0.38, depth + 0.5 + step * 0.45]} />
          <meshLambertMaterial color={step ? "#b39a72" : "#c3aa81"} />
        </mesh>
      ))}
    </>
  );
}

/** A post at the corner that the Ancients named. */
export function CornerPost({ corner, floor }: { corner: string; floor: FloorSize }) {
  const x = corner.endsWith("east") ? floor.width - 0.5 + 0.18 : -0.5 - 0.18;
  const y = corner.startsWith("north") ? floor.depth - 0.5 + 0.18 : -0.5 - 0.18;
  return (
    <group name={`corner ${corner}`} position={[x, -0.5, -y]}>
      <mesh position={[0, 0.9, 0]} castShadow>
        <boxGeometry args={[0.14, 1.9, 0.14]} />
        <meshLambertMaterial color="#9a3f1f" />
      </mesh>
      <mesh position={[0, 2, 0]} rotation={[0, Math.PI / 4, 0]} castShadow>
        <boxGeometry args={[0.44, 0.44, 0.44]} />
        <meshLambertMaterial color="#e9b949" />
      </mesh>
    </group>
  );
}
