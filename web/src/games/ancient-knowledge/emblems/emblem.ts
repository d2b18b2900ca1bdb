import type { Drawing } from "./draw";
import type { Land } from "./lands";

/** A card's emblem: where it is, and what stands there. */
export interface Emblem {
  readonly land: Land;
  readonly drawing: Drawing;
}

export function emblem(land: Land, ...parts: Drawing[]): Emblem {
  return { land, drawing: parts.flat() };
}
