// What stands in the temple and what hovers above it.
import type { ThreeEvent } from "@react-three/fiber";
import { useEffect, useMemo, useState } from "react";
import { EdgesGeometry, type Material, MeshLambertMaterial } from "three";
import { coreCells } from "../temple/standing";
import type { Cells, CoreCube, Side } from "../view";
import { blockGeometry } from "./blockGeometry";
import type { Rim, Scene, SceneBlock, SceneGhost, SceneMark } from "./describe";
import { markTexture, mossTexture, stoneTexture } from "./textures";
import { FALL_HEIGHT, useFall } from "./useFall";

type Clicked = (event: ThreeEvent<MouseEvent>) => void;

const RIMS: Record<NonNullable<Rim>, string> = { pointed: "#ffb71c", fresh: "#fff3c4", beside: "#c2410c" };
const LEGAL = "#ffd65a";
const ILLEGAL = "#d3231d";

const FAINT = 0.28;
/** The pointer goes through what is seen through. */
const SEEN_THROUGH = { raycast: () => null };

export function Block({ block, side, falls }: { block: SceneBlock; side: Side; falls: boolean }) {
  const geometry = useGeometry(block.cells, side);
  const [falling] = useState(falls);
  const mesh = useFall(falling);
  return (
    <mesh
      ref={mesh}
      name={`block ${block.id}`}
      geometry={geometry}
      position-y={falling ? FALL_HEIGHT : 0}
      castShadow
      receiveShadow
      {...(block.faded ? SEEN_THROUGH : {})}
    >
      <meshLambertMaterial
        map={stoneTexture(block.colour)}
        transparent={block.faded}
        opacity={block.faded ? FAINT : 1}
      />
      {block.rim && <Outline cells={block.cells} side={side} colour={RIMS[block.rim]} />}
      {block.rim === "pointed" && <Glow cells={block.cells} />}
    </mesh>
  );
}

export function Core({ core, side }: { core: NonNullable<Scene["core"]>; side: Side }) {
  const cells = useMemo(() => coreCells(core), [core]);
  const geometry = useGeometry(cells, side);
  const materials = useMemo(() => coreMaterials(core), [core]);
  return (
    <mesh
      name="core"
      geometry={geometry}
      material={materials}
      castShadow
      receiveShadow
      {...(core.faded ? SEEN_THROUGH : {})}
    >
      {core.rim && <Outline cells={cells} side={side} colour={RIMS[core.rim]} />}
    </mesh>
  );
}

/** East, west, up, down, south, north, then the worn edges. */
function coreMaterials(core: NonNullable<Scene["core"]>): Material[] {
  const seen = core.faded ? { transparent: true, opacity: FAINT } : {};
  const moss = new MeshLambertMaterial({ map: mossTexture(), ...seen });
  const sided = (colour: CoreCube["north"]): Material =>
    new MeshLambertMaterial({ map: stoneTexture(colour), ...seen });
  return [sided(core.east), sided(core.west), moss, moss, sided(core.south), sided(core.north), moss];
}

export function Ghost({ ghost, side, onClick }: { ghost: SceneGhost; side: Side; onClick?: Clicked }) {
  const geometry = useGeometry(ghost.cells, side);
  return (
    <>
      <mesh name="ghost" geometry={geometry} renderOrder={1} {...(onClick ? { onClick } : {})}>
        <meshLambertMaterial
          map={stoneTexture(ghost.colour)}
          color={ghost.legal ? "#ffffff" : "#ff9a8a"}
          transparent
          opacity={ghost.legal ? 0.88 : 0.5}
        />
        <Outline cells={ghost.cells} side={side} colour={ghost.legal ? LEGAL : ILLEGAL} />
      </mesh>
      {ghost.faulty.map(([x, y, z]) => (
        <mesh key={`${x},${y},${z}`} name="faulty" position={[x, z, -y]} renderOrder={2}>
          <boxGeometry args={[1.02, 1.02, 1.02]} />
          <meshBasicMaterial color={ILLEGAL} transparent opacity={0.5} depthWrite={false} />
        </mesh>
      ))}
    </>
  );
}

/** Seen through whatever stands before it. */
function Glow({ cells }: { cells: Cells }) {
  return cells.map(([x, y, z]) => (
    <mesh key={`${x},${y},${z}`} name="glow" position={[x, z, -y]} renderOrder={2}>
      <boxGeometry args={[1.02, 1.02, 1.02]} />
      <meshBasicMaterial
        color={RIMS.pointed}
        transparent
        opacity={0.35}
        depthTest={false}
        depthWrite={false}
      />
    </mesh>
  ));
}

/** A lit slab where the held block fits; a small one where it fits turned otherwise. */
export function Mark({ mark: { column, height, kind } }: { mark: SceneMark }) {
  const size = kind === "fits" ? 0.94 : 0.4;
  return (
    <mesh
      name={`mark ${kind}`}
      rotation={[-Math.PI / 2, 0, kind === "fits" ? 0 : Math.PI / 4]}
      position={[column[0], height - 0.48, -column[1]]}
      renderOrder={1}
    >
      <planeGeometry args={[size, size]} />
      <meshBasicMaterial map={markTexture()} transparent depthWrite={false} />
    </mesh>
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

function useGeometry(cells: Cells, side: Side) {
  const geometry = useMemo(() => blockGeometry(cells, side), [cells, side]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return geometry;
}
