// A block that has just been placed comes down from above and settles. Frames are asked for only while it does.
import { useFrame } from "@react-three/fiber";
import { type RefObject, useRef } from "react";
import type { Mesh } from "three";
import { useSettings } from "../../../app/settings";

const SECONDS = 0.55;
const LANDING = 0.78;
export const FALL_HEIGHT = 5;
const BOUNCE = 0.1;
const LONGEST_FRAME = 0.05;

/** How high above its place a block is, with that part of its fall behind it. */
export function heightAt(part: number): number {
  if (part >= 1) return 0;
  if (part < LANDING) return FALL_HEIGHT * (1 - (part / LANDING) ** 2);
  return BOUNCE * Math.sin((Math.PI * (part - LANDING)) / (1 - LANDING));
}

/** The mesh to let fall. */
export function useFall(falls: boolean): RefObject<Mesh | null> {
  const mesh = useRef<Mesh>(null);
  const part = useRef(falls ? 0 : 1);
  useFrame(({ invalidate }, seconds) => {
    if (!mesh.current || part.current >= 1) return;
    mesh.current.position.y = heightAt(part.current);
    part.current += (Math.min(seconds, LONGEST_FRAME) / SECONDS) * useSettings.getState().speed;
    if (part.current >= 1) mesh.current.position.y = 0;
    invalidate();
  });
  return mesh;
}
