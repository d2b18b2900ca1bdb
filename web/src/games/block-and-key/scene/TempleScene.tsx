// The temple in three dimensions, declared from the description of the scene.
import { type ThreeEvent, useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { EdgesGeometry, type Material, MeshLambertMaterial } from "three";
import { coreCells } from "../standing";
import type { Cells, CoreCube, Side } from "../view";
import { blockGeometry } from "./blockGeometry";
import { eyeAt } from "./camera";
import type { Scene, SceneBlock, SceneGhost, SceneMark } from "./describe";
import { floorTexture, mossTexture, stoneTexture } from "./textures";

export interface PointerHandlers {
  onOver?(column: readonly [number, number]): void;
  onPick?(column: readonly [number, number]): void;
}

interface Props extends PointerHandlers {
  scene: Scene;
  floor: { width: number; depth: number };
}

export function TempleScene({ scene, floor, onOver, onPick }: Props) {
  const { side } = scene;
  const invalidate = useThree(state => state.invalidate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene is what asks for a frame
  useEffect(() => invalidate(), [scene, invalidate]);
  return (
    <>
      <Eye side={side} />
      <Lights side={side} />
      <group
        name="temple"
        position={[-(floor.width - 1) / 2, 0.5, (floor.depth - 1) / 2]}
        onPointerMove={event => told(event, onOver)}
        onClick={event => told(event, onPick)}
      >
        <Ground floor={floor} />
        {scene.core && <Core core={scene.core} side={side} />}
        {scene.blocks.map(block => (
          <Block key={block.id} block={block} side={side} />
        ))}
      </group>
      <group position={[-(floor.width - 1) / 2, 0.5, (floor.depth - 1) / 2]}>
        {scene.marks.map(mark => (
          <Mark key={mark.column.join()} mark={mark} />
        ))}
        {scene.ghost && <Ghost ghost={scene.ghost} side={side} />}
      </group>
    </>
  );
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

function Eye({ side }: { side: Side }) {
  const { camera, size, invalidate } = useThree();
  const aspect = size.width / Math.max(1, size.height);
  useEffect(() => {
    const { position, target } = eyeAt(side, aspect);
    camera.position.set(...position);
    camera.lookAt(...target);
    camera.updateProjectionMatrix();
    invalidate();
  }, [camera, side, aspect, invalidate]);
  return null;
}

function Lights({ side }: { side: Side }) {
  const [x, , z] = eyeAt(side, 2).position;
  // From the player's left shoulder: the faces toward the player are lit, shadows fall away to the right.
  const light = [x * 0.3 - z * 0.75, 12, z * 0.3 + x * 0.75] as const;
  return (
    <>
      <hemisphereLight args={["#fff3df", "#a08560", 1.5]} />
      <directionalLight
        position={[...light]}
        intensity={2.1}
        color="#ffe9c8"
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-left={-9}
        shadow-camera-right={9}
        shadow-camera-top={9}
        shadow-camera-bottom={-9}
        shadow-bias={-0.0006}
        shadow-normalBias={0.03}
        shadow-radius={4}
      />
    </>
  );
}

function Ground({ floor: { width, depth } }: { floor: { width: number; depth: number } }) {
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
      <mesh position={[middle[0], -0.76, middle[1]]} receiveShadow>
        <boxGeometry args={[width + 0.7, 0.5, depth + 0.7]} />
        <meshLambertMaterial color="#a98f68" />
      </mesh>
    </>
  );
}

function Block({ block, side }: { block: SceneBlock; side: Side }) {
  const geometry = useMemo(() => blockGeometry(block.cells, side), [block.cells, side]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh name={`block ${block.id}`} geometry={geometry} castShadow receiveShadow>
      <meshLambertMaterial map={stoneTexture(block.colour)} />
      {block.fresh && <Outline cells={block.cells} side={side} colour="#ffd65a" />}
    </mesh>
  );
}

function Core({ core, side }: { core: CoreCube; side: Side }) {
  const geometry = useMemo(() => blockGeometry(coreCells(core), side), [core, side]);
  const materials = useMemo(() => coreMaterials(core), [core]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return <mesh name="core" geometry={geometry} material={materials} castShadow receiveShadow />;
}

/** East, west, up, down, south, north, then the worn edges. */
function coreMaterials(core: CoreCube): Material[] {
  const moss = new MeshLambertMaterial({ map: mossTexture() });
  const sided = (colour: CoreCube["north"]): Material =>
    new MeshLambertMaterial({ map: stoneTexture(colour) });
  return [sided(core.east), sided(core.west), moss, moss, sided(core.south), sided(core.north), moss];
}

function Ghost({ ghost, side }: { ghost: SceneGhost; side: Side }) {
  const geometry = useMemo(() => blockGeometry(ghost.cells, side), [ghost.cells, side]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <>
      <mesh name="ghost" geometry={geometry} renderOrder={1}>
        <meshLambertMaterial
          map={stoneTexture(ghost.colour)}
          color={ghost.legal ? "#ffffff" : "#ff9a8a"}
          transparent
          opacity={ghost.legal ? 0.86 : 0.55}
        />
        <Outline cells={ghost.cells} side={side} colour={ghost.legal ? "#ffd65a" : "#d3231d"} />
      </mesh>
      {ghost.faulty.map(([x, y, z]) => (
        <mesh key={`${x},${y},${z}`} name="faulty" position={[x, z, -y]} renderOrder={2}>
          <boxGeometry args={[1.02, 1.02, 1.02]} />
          <meshBasicMaterial color="#d3231d" transparent opacity={0.45} depthWrite={false} />
        </mesh>
      ))}
    </>
  );
}

function Outline({ cells, side, colour }: { cells: Cells; side: Side; colour: string }) {
  const edges = useMemo(() => new EdgesGeometry(blockGeometry(cells, side), 40), [cells, side]);
  useEffect(() => () => edges.dispose(), [edges]);
  return (
    <lineSegments geometry={edges} renderOrder={3}>
      <lineBasicMaterial color={colour} />
    </lineSegments>
  );
}

function Mark({ mark: { column, height, kind } }: { mark: SceneMark }) {
  return (
    <mesh
      name={`mark ${kind}`}
      rotation={[-Math.PI / 2, 0, 0]}
      position={[column[0], height - 0.48, -column[1]]}
      renderOrder={1}
    >
      <circleGeometry args={[kind === "fits" ? 0.24 : 0.12, 20]} />
      <meshBasicMaterial
        color={kind === "fits" ? "#ffb71c" : "#fff3d0"}
        transparent
        opacity={kind === "fits" ? 0.95 : 0.8}
        depthWrite={false}
      />
    </mesh>
  );
}
