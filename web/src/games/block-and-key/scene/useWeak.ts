// Weak devices get less by themselves: no stones around the temple, coarser shadows. A device is weak if it draws in
// software, or if frames that follow one another come too slowly.
import { useFrame, useThree } from "@react-three/fiber";
import { useRef, useState } from "react";
import { drawsInSoftware } from "../../../design/graphics";

/** Seconds a frame may take while something moves, on the average of so many. */
const SLOW = 0.045;
const ENOUGH = 12;
/** A longer time between two frames is rest, not slowness. */
const REST = 0.25;

export function useWeak(): boolean {
  const gl = useThree(state => state.gl);
  const [weak, setWeak] = useState(() => drawsInSoftware(gl.getContext?.()));
  const times = useRef<number[]>([]);
  useFrame((_state, seconds) => {
    if (weak || seconds > REST) return;
    times.current.push(seconds);
    if (times.current.length < ENOUGH) return;
    setWeak(isSlow(times.current));
    times.current = [];
  });
  return weak;
}

export function isSlow(seconds: readonly number[]): boolean {
  return seconds.reduce((sum, one) => sum + one, 0) / seconds.length > SLOW;
}
