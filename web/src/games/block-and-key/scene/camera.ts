// Where the eye stands: at the player's side, a little above the temple, the whole floor in sight. Where the table
// allows it, the eye may walk around from there.
import type { Side } from "../view";
import { cross, dot, minus, unit, type Vector } from "./vectors";

/** The angle of sight from top to bottom, in degrees. */
export const SIGHT = 32;
const TURNS: Record<Side, number> = { south: 0, east: 1, north: 2, west: 3 };
const DISTANCE = 20.3;
const USUAL_TILT = 0.583;
const USUAL_HEIGHT = 0.8;
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

/** How far the eye has walked from its side: around the temple, and up; and how many times nearer it is. */
export interface Walk {
  around: number;
  up: number;
  near?: number;
}

export const AT_HOME: Walk = { around: 0, up: 0 };

/** What the picture has to hold beside the floor: how high something stands or hovers, and the share of the picture that
 * is covered from above. */
export interface Room {
  tall: number;
  head: number;
}

const NO_ROOM: Room = { tall: 0, head: 0 };
/** Pixels that the verdict on a held block covers. */
const VERDICT = 52;
const MOST_COVERED = 0.2;

/** The room for that height in a picture of so many pixels. */
export function roomIn(pixels: number, tall: number): Room {
  return { tall, head: Math.min(MOST_COVERED, VERDICT / Math.max(1, pixels)) };
}

/** The far edge of the floor, and the near and lower one of the steps around it. */
const FAR = -5;
const NEAR: Vector = [0, -0.69, 5.475];
/** How far down in the picture the floor may reach. */
const LOWEST_SEEN = 0.975;
const HALVINGS = 24;

/** How much higher than usual the eye looks from that distance where a point is seen at that share of the picture from its
 * top. Everything moves by that much, so that it is no more than a fraction. */
function liftFor(point: Vector, share: number, distance: number): number {
  const back: Vector = [0, distance * Math.sin(USUAL_TILT) - USUAL_HEIGHT, distance * Math.cos(USUAL_TILT)];
  const [, high, far] = unit(back);
  const [, y, z] = minus(point, [0, USUAL_HEIGHT, 0]);
  const reach = (1 - 2 * share) * Math.tan((SIGHT * Math.PI) / 360);
  return (y * far - z * high - reach * (Math.hypot(...back) - y * high - z * far)) / (far + reach * high);
}

/** Where the eye stands so that all of it is in sight: as usual where that is enough, else higher up, else from further away
 * too. It goes there without a leap when what is tall grows. */
function standFor({ tall, head }: Room, usual: number): { distance: number; lift: number } {
  const lift = (distance: number): number => Math.max(0, liftFor([0, tall, FAR], head, distance));
  const isEnough = (distance: number): boolean => {
    const wanted = lift(distance);
    return wanted === 0 || wanted <= liftFor(NEAR, LOWEST_SEEN, distance);
  };
  if (isEnough(usual)) return { distance: usual, lift: lift(usual) };
  let [near, distance] = [usual, 3 * usual];
  for (let step = 0; step < HALVINGS; step += 1) {
    const between = (near + distance) / 2;
    if (isEnough(between)) distance = between;
    else near = between;
  }
  return { distance, lift: lift(distance) };
}

/** `aspect`: width by height of the picture; a narrow one needs more distance. */
export function eyeAt(side: Side, aspect: number, walk: Walk = AT_HOME, room: Room = NO_ROOM): Eye {
  const angle = (TURNS[side] * Math.PI) / 2 + walk.around;
  const tilt = USUAL_TILT + walk.up;
  // Across its corners the floor is wider than along its sides.
  const corners = 1 + 0.2 * Math.abs(Math.sin(2 * walk.around));
  const stand = standFor(room, DISTANCE * Math.max(1, 1.22 / aspect));
  const distance = (stand.distance * corners) / (walk.near ?? 1);
  const flat = distance * Math.cos(tilt);
  return {
    position: [Math.sin(angle) * flat, distance * Math.sin(tilt) + stand.lift, Math.cos(angle) * flat],
    target: [0, USUAL_HEIGHT + stand.lift, 0],
  };
}

/** Nearer, the eye would stand among the blocks. */
const NEAREST = 2;

/** So many times nearer, as far as the eye goes. */
export function nearBy(near: number, times: number): number {
  return Math.max(1, Math.min(near * times, NEAREST));
}

/** The walk after some more steps, neither below the floor nor over the top. */
export function walked({ around, up, near = 1 }: Walk, by: Walk): Walk {
  const most = HIGHEST - USUAL_TILT;
  return {
    around: around + by.around,
    up: Math.max(LOWEST - USUAL_TILT, Math.min(up + by.up, most)),
    near: nearBy(near, by.near ?? 1),
  };
}

/** How far one may lean from the own side without leaving it. */
const LEANING = (35 * Math.PI) / 180;

/** A walk of somebody who stays seated: a look around the corner, or from above. */
export function leant(walk: Walk, by: Walk): Walk {
  const { around, ...rest } = walked(walk, by);
  return { around: Math.max(-LEANING, Math.min(around, LEANING)), ...rest };
}

/** The way back, that part of it done. */
export function homeward({ around, up, near = 1 }: Walk, part: number): Walk {
  const left = (1 - part) ** 2;
  return part >= 1 ? AT_HOME : { around: around * left, up: up * left, near: 1 + (near - 1) * left };
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
