// Where the temple stands: the eye, the light, the floor.
import { useThree } from "@react-three/fiber";
import { useEffect } from "react";
import type { Side } from "../view";
import { AT_HOME, eyeAt, type Walk } from "./camera";
import { floorTexture } from "./textures";

export function Eye({ side, walk = AT_HOME }: { side: Side; walk?: Walk | undefined }) {
  const { camera, size, invalidate } = useThree();
  const aspect = size.width / Math.max(1, size.height);
  useEffect(() => {
    const { position, target } = eyeAt(side, aspect, walk);
    camera.position.set(...position);
    camera.lookAt(...target);
    camera.updateProjectionMatrix();
    invalidate();
  }, [camera, side, aspect, walk, invalidate]);
  return null;
}

/** From behind the player's left shoulder: the faces that count are bright, shadows fall away to the right. */
export function Lights({ side }: { side: Side }) {
  const [x, , z] = eyeAt(side, 2).position;
  const light = [x * 0.6 - z * 0.55, 13, z * 0.6 + x * 0.55] as const;
  return (
    <>
      <hemisphereLight args={["#fff6e6", "#c9a878", 1.75]} />
      <directionalLight
        position={[...light]}
        intensity={2}
        color="#fff0d8"
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-left={-9}
        shadow-camera-right={9}
        shadow-camera-top={9}
        shadow-camera-bottom={-9}
        shadow-bias={-0.0006}
        shadow-normalBias={0.03}
        shadow-radius={6}
      />
    </>
  );
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
