// The days of the deals: those of Greenwich.
import { dateText } from "../texts/dates";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface TimeLeft {
  hours: number;
  minutes: number;
}

/** Until that day is over, a begun minute counted in full; null when it is. */
export function timeLeft(day: string, now: number): TimeLeft | null {
  const left = Math.ceil((Date.parse(`${day}T00:00:00Z`) + DAY - now) / MINUTE);
  return left > 0 ? { hours: Math.floor(left / 60), minutes: left % 60 } : null;
}

/** A day as people write it. */
export function dayText(language: string, day: string): string {
  return dateText(language, new Date(`${day}T12:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
}
