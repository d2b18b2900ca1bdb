// Where the eye stands: at the player's side, a little above the temple, the whole floor in sight. Where the table
// allows it, the eye may walk around from there.
import type { Side } from "../view";

const TURNS: Record<Side, number> = { south: 0, east: 1, north: 2, west: 3 };
const DISTANCE = 20.3;
const USUAL_TILT = 0.583;
const LOWEST = 0.05;
const HIGHEST = 1.45;

export interface Eye {
  position: readonly [number, number, number];
  target: readonly [number, number, number];
}

/** How far the eye has walked from its side: around the temple, and up. */
export interface Walk {
  around: number;
  up: number;
}

export const AT_HOME: Walk = { around: 0, up: 0 };

/** `aspect`: width by height of the picture; a narrow one needs more distance. */
export function eyeAt(side: Side, aspect: number, walk: Walk = AT_HOME): Eye {
  const angle = (TURNS[side] * Math.PI) / 2 + walk.around;
  const tilt = USUAL_TILT + walk.up;
  // Across its corners the floor is wider than along its sides.
  const corners = 1 + 0.2 * Math.abs(Math.sin(2 * walk.around));
  const distance = DISTANCE * Math.max(1, 1.22 / aspect) * corners;
  const flat = distance * Math.cos(tilt);
  return {
    position: [Math.sin(angle) * flat, distance * Math.sin(tilt), Math.cos(angle) * flat],
    target: [0, 0.8, 0],
  };
}

/** The walk after some more steps, neither below the floor nor over the top. */
export function walked({ around, up }: Walk, by: Walk): Walk {
  const most = HIGHEST - USUAL_TILT;
  return { around: around + by.around, up: Math.max(LOWEST - USUAL_TILT, Math.min(up + by.up, most)) };
}
