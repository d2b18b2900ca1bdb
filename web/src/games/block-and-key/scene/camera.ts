// Where the eye stands: at the player's side, a little above the temple, the whole floor in sight.
import type { Side } from "../view";

const TURNS: Record<Side, number> = { south: 0, east: 1, north: 2, west: 3 };

export interface Eye {
  position: readonly [number, number, number];
  target: readonly [number, number, number];
}

/** `aspect`: width by height of the picture; a narrow one needs more distance. */
export function eyeAt(side: Side, aspect: number): Eye {
  const angle = (TURNS[side] * Math.PI) / 2;
  const distance = 17 * Math.max(1, 1.22 / aspect);
  const height = distance * 0.66;
  return {
    position: [Math.sin(angle) * distance, height, Math.cos(angle) * distance],
    target: [0, 0.8, 0],
  };
}
