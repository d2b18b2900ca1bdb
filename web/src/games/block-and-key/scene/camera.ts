// Where the eye stands: at the player's side, a little above the temple, the whole floor in sight. Where the table
// allows it, the eye may walk around from there.
import type { Side } from "../view";
import { cross, dot, minus, unit, type Vector } from "./vectors";

/** The angle of sight from top to bottom, in degrees. */
export const SIGHT = 32;
const TURNS: Record<Side, number> = { south: 0, east: 1, north: 2, west: 3 };
const DISTANCE = 20.3;
const USUAL_TILT = 0.583;
const LOWEST = 0.05;
const HIGHEST = 1.45;

interface Eye {
  position: Vector;
  target: Vector;
}

/** How far round it is from one side to another: radians, less than a whole round. */
export function turnsFrom(home: Side, side: Side): number {
  return (((TURNS[side] - TURNS[home] + 4) % 4) * Math.PI) / 2;
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

/** How far one may lean from the own side without leaving it. */
const LEANING = (35 * Math.PI) / 180;

/** A walk of somebody who stays seated: a look around the corner, or from above. */
export function leant(walk: Walk, by: Walk): Walk {
  const { around, up } = walked(walk, by);
  return { around: Math.max(-LEANING, Math.min(around, LEANING)), up };
}

/** The way back, that part of it done. */
export function homeward({ around, up }: Walk, part: number): Walk {
  const left = (1 - part) ** 2;
  return part >= 1 ? AT_HOME : { around: around * left, up: up * left };
}

/** Where a point of the world is seen, as shares of the picture's width and height from its upper left. */
export function seenAt({ position, target }: Eye, aspect: number, point: Vector): readonly [number, number] {
  const ahead = unit(minus(target, position));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const way = minus(point, position);
  const reach = dot(way, ahead) * Math.tan((SIGHT * Math.PI) / 360);
  return [(1 + dot(way, right) / (reach * aspect)) / 2, (1 - dot(way, up) / reach) / 2];
}
