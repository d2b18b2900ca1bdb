// The light of the temple: by the hour of the day, or as chosen. The face that counts is always in the light.
import type { Light } from "../../../app/settings";

export interface Daylight {
  /** Colour and strength of the sun, or the moon. */
  sun: string;
  strength: number;
  /** What comes from above and from the ground, and how much of it. */
  sky: string;
  earth: string;
  fill: number;
  /** Where the sun stands: radians to the right of the player's back, and how high. */
  around: number;
  height: number;
  /** What the ground around the temple is multiplied with. */
  tint: string;
}

const MORNING: Daylight = {
  sun: "#ffdfb4",
  strength: 2,
  sky: "#fff0dc",
  earth: "#bd9a6e",
  fill: 1.62,
  around: -0.95,
  height: 9,
  tint: "#f6dfbd",
};
const DAY: Daylight = {
  sun: "#fff0d8",
  strength: 2,
  sky: "#fff6e6",
  earth: "#c9a878",
  fill: 1.75,
  around: -0.74,
  height: 13,
  tint: "#ffffff",
};
const EVENING: Daylight = {
  sun: "#ffe2bf",
  strength: 2.1,
  sky: "#fff1e2",
  earth: "#b78e66",
  fill: 1.55,
  around: 0.9,
  height: 8,
  tint: "#f3d3ae",
};
/** Moonlight, and torches enough to tell the stones apart. */
const NIGHT: Daylight = {
  sun: "#eaeefb",
  strength: 1.75,
  sky: "#dde3f2",
  earth: "#6f6260",
  fill: 1.3,
  around: 0.6,
  height: 12,
  tint: "#8d8b9c",
};

const CHOSEN: Record<Exclude<Light, "hour">, Daylight> = {
  morning: MORNING,
  day: DAY,
  evening: EVENING,
  night: NIGHT,
};

/** What the light is at full hours; between them it changes slowly. The last is the first of the next day. */
const COURSE: readonly (readonly [hour: number, light: Daylight])[] = [
  [0, NIGHT],
  [5, NIGHT],
  [7, MORNING],
  [11, DAY],
  [15, DAY],
  [19, EVENING],
  [21.5, NIGHT],
  [24, NIGHT],
];

/** On a dark page nobody has chosen the light of noon: there the hour is that of the lamps. */
export function daylight(light: Light, now: Date, dark = false): Daylight {
  if (light !== "hour") return CHOSEN[light];
  return dark ? NIGHT : atHour(now.getHours() + now.getMinutes() / 60);
}

export function atHour(hour: number): Daylight {
  const next = COURSE.findIndex(([until]) => until > hour);
  const [from, before] = COURSE[Math.max(0, next - 1)] ?? [0, NIGHT];
  const [to, after] = COURSE[next] ?? [24, NIGHT];
  return between(before, after, (hour - from) / Math.max(0.01, to - from));
}

function between(a: Daylight, b: Daylight, part: number): Daylight {
  const number = (from: number, to: number) => from + (to - from) * part;
  const colour = (from: string, to: string) =>
    `#${[1, 3, 5]
      .map(place => Math.round(number(channel(from, place), channel(to, place))))
      .map(value => value.toString(16).padStart(2, "0"))
      .join("")}`;
  return {
    sun: colour(a.sun, b.sun),
    strength: number(a.strength, b.strength),
    sky: colour(a.sky, b.sky),
    earth: colour(a.earth, b.earth),
    fill: number(a.fill, b.fill),
    around: number(a.around, b.around),
    height: number(a.height, b.height),
    tint: colour(a.tint, b.tint),
  };
}

function channel(colour: string, place: number): number {
  return Number.parseInt(colour.slice(place, place + 2), 16);
}
