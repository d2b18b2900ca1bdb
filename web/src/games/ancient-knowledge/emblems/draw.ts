// What an emblem is made of: shapes in a few tones, on a field of 64 by 64 whose ground is at 52.

/** A tone is a colour of the theme: three of the stone in hand, and what stands beside it. `line`, `fine`, `chalk` and
 * `wire` are strokes, the others fill. */
export type Tone =
  | "lit"
  | "stone"
  | "shade"
  | "deep"
  | "gold"
  | "water"
  | "foam"
  | "leaf"
  | "moss"
  | "snow"
  | "red"
  | "blue"
  | "far"
  | "near"
  | "ground"
  | "line"
  | "fine"
  | "chalk"
  | "wire";

/** What something is made of: it gives `lit`, `stone` and `shade` their colours. */
export type Material =
  | "sand"
  | "lime"
  | "marble"
  | "granite"
  | "rose"
  | "brick"
  | "basalt"
  | "mud"
  | "jade"
  | "bronze"
  | "wood"
  | "paper"
  | "crystal"
  | "bone"
  | "turf"
  | "glaze"
  | "iron";

export type Shape = readonly [tone: Tone, path: string];

/** Shapes that are moved together, or made of something else than what is around them. */
export interface Group {
  readonly transform?: string;
  readonly material?: Material;
  readonly parts: Drawing;
}

export type Drawing = readonly (Shape | Group)[];

/** The height of the ground. */
export const GROUND = 52;

/** A number as it is written in a path: short. */
export function brief(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed shape through points, given as x, y, x, y, ... */
export function poly(...points: readonly number[]): string {
  let path = "";
  for (let at = 0; at + 1 < points.length; at += 2)
    path += `${at ? "L" : "M"}${brief(points[at] ?? 0)} ${brief(points[at + 1] ?? 0)}`;
  return `${path}Z`;
}

/** An open line through points. */
export function lines(...points: readonly number[]): string {
  return poly(...points).slice(0, -1);
}

export function rect(x: number, y: number, width: number, height: number): string {
  return poly(x, y, x + width, y, x + width, y + height, x, y + height);
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  const half = `${brief(rx)} ${brief(ry)} 0 1 1`;
  return `M${brief(x - rx)} ${brief(y)}A${half} ${brief(x + rx)} ${brief(y)}A${half} ${brief(x - rx)} ${brief(y)}Z`;
}

/** A doorway with a round head: its middle, the height of its sill, how wide and how high it is. */
export function arch(x: number, sill: number, width: number, height: number): string {
  const [left, right, spring] = [x - width / 2, x + width / 2, sill - height + width / 2];
  return `M${brief(left)} ${brief(sill)}V${brief(spring)}A${brief(width / 2)} ${brief(width / 2)} 0 0 1 ${brief(right)} ${brief(spring)}V${brief(sill)}Z`;
}

/** The same shape several times. Shapes in one path must not overlap: where they do, they cut each other out. */
export function times(count: number, path: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => path(index)).join("");
}

/** Several drawings, one behind the other. */
export function each(count: number, draw: (index: number) => Drawing): Drawing {
  return Array.from({ length: count }, (_, index) => draw(index)).flat();
}

/** A point on a circle, the angle in turns from the top, clockwise. */
export function around(x: number, y: number, radius: number, turn: number): [number, number] {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Moved so that the middle of the ground comes to lie at x, y, and made smaller or larger around it. */
export function at(x: number, y: number, scale: number, ...parts: Drawing[]): Group {
  const move = `translate(${brief(x - 32 * scale)} ${brief(y - GROUND * scale)})`;
  return { transform: scale === 1 ? move : `${move} scale(${scale})`, parts: parts.flat() };
}

export function turned(degrees: number, x: number, y: number, ...parts: Drawing[]): Group {
  return { transform: `rotate(${degrees} ${x} ${y})`, parts: parts.flat() };
}

export function mirrored(...parts: Drawing[]): Group {
  return { transform: "matrix(-1 0 0 1 64 0)", parts: parts.flat() };
}

export function of(material: Material, ...parts: Drawing[]): Group {
  return { material, parts: parts.flat() };
}
