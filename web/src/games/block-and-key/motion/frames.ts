// How long each thing that happens is shown. One step is one frame: a block falls, a line is taken, a key is claimed.
import { type Frame, newEvents, type Split } from "../../motion/frames";

const PAUSES: Record<string, number> = {
  "core-set": 700,
  excavated: 1000,
  placed: 1300,
  passed: 700,
  "key-claimed": 1000,
  "key-drawn": 450,
  "ancients-called": 700,
  "ancients-placed": 1300,
  "ancients-returned": 900,
  "final-round": 900,
};

export const split: Split = (before, update): Frame[] => {
  const happened = newEvents(before, update);
  const pause = Math.max(0, ...happened.events.map(({ kind }) => PAUSES[kind] ?? 0));
  return [{ game: update, ...happened, pause }];
};
