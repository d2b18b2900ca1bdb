// Where a claimed key was seen: the faces of the stones that show it to the one who claims it. Whoever claims shows it to
// everybody, so it does not hang on motion: it is lit until somebody acts again, and whenever its line of the log is
// pointed at.
import type { LogLine } from "../../../messages";
import type { SeatGame } from "../../../server/tableState";
import type { GameEvent } from "../../motion/frames";
import { spot } from "../temple/flat";
import type { Floor } from "../temple/geometry";
import { standingCells } from "../temple/standing";
import type { BlockAndKeyView, Cell, Side } from "../view";

export type Corner = readonly [x: number, y: number, z: number];
/** The four corners of a stone's face, one after the other, in cells. */
export type Face = readonly [Corner, Corner, Corner, Corner];

export interface ClaimedKey {
  key: string;
  seat: number;
  points: number;
  /** In the view of that seat. */
  squares: readonly Square[];
  faces: readonly Face[];
}

/** A square of a flat picture: its place from the left, and its level. */
export type Square = readonly [across: number, level: number];

type Steps = SeatGame["steps"];
type Pointed = Pick<LogLine, "step" | "event">;

/** What is lit now: the claim that a line of the log tells of, as everything stood then; else what was claimed last, but
 * where one looks for what the Ancients' block must stand beside. */
export function litKeys(
  view: BlockAndKeyView,
  floor: Floor,
  steps: Steps,
  line: Pointed | null,
): readonly ClaimedKey[] {
  const told = line && eventsOf(steps[line.step])[line.event];
  if (line && told?.kind === "key-claimed")
    return claimedKeys(before(view, steps.slice(line.step + 1)), floor, [told]);
  return view.called ? [] : claimedKeys(view, floor, lastClaims(steps));
}

const ACTS = new Set(["placed", "excavated", "passed", "ancients-placed"]);

/** The claims since somebody last placed or took blocks. */
function lastClaims(steps: Steps): readonly GameEvent[] {
  return lastSteps(steps)
    .flatMap(eventsOf)
    .filter(({ kind }) => kind === "key-claimed");
}

/** The lines that tell of them. */
export function lastClaimsTold(steps: Steps): readonly LogLine[] {
  return lastSteps(steps).flatMap(step =>
    (step.lines ?? []).filter(line => eventsOf(step)[line.event]?.kind === "key-claimed"),
  );
}

function lastSteps(steps: Steps): Steps {
  return steps.slice(steps.findLastIndex(step => eventsOf(step).some(({ kind }) => ACTS.has(kind))) + 1);
}

/** The temple without the blocks that these steps brought. */
function before(view: BlockAndKeyView, later: Steps): BlockAndKeyView {
  const placed = new Set(later.flatMap(eventsOf).map(({ kind, block }) => ACTS.has(kind) && block));
  return { ...view, blocks: view.blocks.filter(([id]) => !placed.has(id)) };
}

function eventsOf(step: Steps[number] | undefined): GameEvent[] {
  return (step?.events ?? []) as GameEvent[];
}

/** The keys claimed by these events, each with the faces that show it. */
export function claimedKeys(
  view: BlockAndKeyView,
  floor: Floor,
  events: readonly GameEvent[],
): readonly ClaimedKey[] {
  return events.flatMap(event => {
    if (event.kind !== "key-claimed") return [];
    const seat = event.seat as number;
    const squares = squaresOf(event);
    return [
      {
        key: event.key as string,
        seat,
        points: Number(event.points ?? 0),
        squares,
        faces: facesAt(view, floor, seat, squares),
      },
    ];
  });
}

/** The squares that a claim shows, each once. */
export function squaresOf({ matches }: GameEvent): readonly Square[] {
  const all = (matches as Square[][]).flat();
  return [...new Map(all.map(square => [String(square), square])).values()];
}

/** The faces of the stones that a seat sees at these squares. */
export function facesAt(
  view: BlockAndKeyView,
  floor: Floor,
  seat: number,
  squares: readonly Square[],
): readonly Face[] {
  const side = view.sides[seat] ?? "south";
  const nearest = nearestCells(view, side, floor);
  return squares.flatMap(square => {
    const cell = nearest.get(String(square));
    return cell ? [faceOf(side, cell)] : [];
  });
}

/** Which cell a side sees at each place of its flat picture. */
function nearestCells(view: BlockAndKeyView, side: Side, floor: Floor): ReadonlyMap<string, Cell> {
  const seen = standingCells(view).map(cell => [spot(side, cell, floor), cell] as const);
  // The nearest one is written last.
  seen.sort(([a], [b]) => b.depth - a.depth);
  return new Map(seen.map(([{ across, level }, cell]) => [`${across},${level}`, cell]));
}

/** From the middle of a cell to its face on a side, and along that face. */
const OUTWARD: Record<Side, readonly [number, number]> = {
  south: [0, -0.5],
  east: [0.5, 0],
  north: [0, 0.5],
  west: [-0.5, 0],
};

function faceOf(side: Side, [x, y, z]: Cell): Face {
  const [outX, outY] = OUTWARD[side];
  const corner = (along: number, up: number): Corner => [
    x + outX + along * outY,
    y + outY + along * outX,
    z + up,
  ];
  return [corner(1, -0.5), corner(-1, -0.5), corner(-1, 0.5), corner(1, 0.5)];
}
