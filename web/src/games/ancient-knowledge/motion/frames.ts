// One step may set off a whole timeline and decline phase: each thing that is seen of it is a frame of its own.
import type { SeatGame } from "../../../server/tableState";
import { type Frame, type GameEvent, newEvents, type Split } from "../../motion/frames";
import type { AncientKnowledgeView } from "../view";
import { unfold } from "./unfold";

const PAUSES: Record<string, number> = {
  "turn-began": 350,
  "phase-began": 400,
  "second-half": 900,
  "last-round": 900,
  created: 900,
  learned: 900,
  drew: 350,
  discarded: 350,
  destroyed: 800,
  "knowledge-removed": 650,
  "knowledge-added": 650,
  "knowledge-lost": 850,
  "lost-recovered": 650,
  moved: 750,
  swapped: 750,
  declined: 650,
  slid: 600,
  rotated: 500,
  straightened: 500,
  "pillar-filled": 450,
  "pillar-flipped": 800,
  revealed: 900,
  took: 700,
};

export const split: Split = (before, update): Frame[] => {
  const { events, first, seat } = newEvents(before, update);
  const scenes = groups(events);
  let view = before.view as unknown as AncientKnowledgeView;
  let next = first;
  return scenes.map((scene, place): Frame => {
    view = scene.reduce(unfold, view);
    const game = place === scenes.length - 1 ? update : shown(update, view);
    const frame = { game, events: scene, first: next, seat, pause: pauseOf(scene) };
    next += scene.length;
    return frame;
  });
};

function shown(update: SeatGame, view: AncientKnowledgeView): SeatGame {
  return { ...update, view: view as unknown as SeatGame["view"] };
}

/** Events up to and with each one that takes its time; what is left belongs to the last. */
function groups(events: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [[]];
  for (const event of events) {
    found.at(-1)?.push(event);
    if (PAUSES[event.kind]) found.push([]);
  }
  const rest = found.pop() ?? [];
  if (!found.length) return [rest];
  found.at(-1)?.push(...rest);
  return found;
}

function pauseOf(events: readonly GameEvent[]): number {
  return Math.max(0, ...events.map(({ kind }) => PAUSES[kind] ?? 0));
}
