// Clocks as the server tells them, read at a moment of our own.
import type { Clock, Clocks } from "../messages";
import type { Texts } from "../texts/texts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a player is warned at, longest first; below the first the time is low. */
const WARNINGS: Record<Clock["kind"], readonly number[]> = {
  none: [],
  live: [MINUTE, 30 * SECOND, 10 * SECOND],
  days: [6 * HOUR, HOUR],
};

/** How often a clock's face changes. */
export function beat(kind: Clock["kind"]): number {
  return kind === "days" ? MINUTE / 2 : SECOND / 2;
}

/** What a seat has left; `now` is the server's time. Null where it has no clock. */
export function leftAt(clocks: Clocks, seat: number, now: number): number | null {
  const left = clocks.left[seat];
  if (left === null || left === undefined) return null;
  return clocks.running.includes(seat) ? Math.max(0, left - Math.max(0, now - clocks.at)) : left;
}

export function isLow(kind: Clock["kind"], left: number): boolean {
  return left <= (WARNINGS[kind][0] ?? -1);
}

/** The warning that fell due between two looks at a clock; null if none did. */
export function warningBetween(kind: Clock["kind"], before: number, after: number): number | null {
  return WARNINGS[kind].filter(due => after <= due && due < before).at(-1) ?? null;
}

/** Time as a clock shows it: 4:05, 1:04:05, or days and hours. */
export function timeText(say: Texts["say"], left: number): string {
  if (left >= DAY) {
    return say("web-time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  }
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}
