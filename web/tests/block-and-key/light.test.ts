// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { LIGHTS } from "../../src/app/settings";
import type { Scene } from "../../src/games/block-and-key/scene/describe";
import { standing } from "../../src/games/block-and-key/scene/describe";
import { atHour, daylight } from "../../src/games/block-and-key/scene/sun";
import { STONES } from "../../src/games/block-and-key/scene/textures";
import { isSlow, paceOf } from "../../src/games/block-and-key/scene/useWeak";

const HOURS = Array.from({ length: 96 }, (_, quarter) => quarter / 4);
const parts = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

test("the light changes slowly over the day, and is the same a day later", () => {
  for (const hour of HOURS) {
    const [now, soon] = [atHour(hour), atHour((hour + 0.25) % 24)];
    const change = parts(now.sun).map((part, index) => Math.abs(part - (parts(soon.sun)[index] ?? 0)));
    expect(Math.max(...change), `${hour}`).toBeLessThan(16);
    expect(Math.abs(now.around - soon.around), `${hour}`).toBeLessThan(0.2);
  }
});

test("at every hour the face that counts is lit: the sun stays behind the player", () => {
  for (const hour of HOURS) {
    const { around, strength, fill } = atHour(hour);
    expect(Math.abs(around)).toBeLessThan(Math.PI / 3);
    expect(strength + fill).toBeGreaterThan(2.8);
  }
});

/** The four stones under a light, told apart by the least of their distances. */
function apart(light: ReturnType<typeof atHour>): number {
  const lit = Object.values(STONES).map(({ body }) =>
    parts(body).map((part, index) => (part * (parts(light.sun)[index] ?? 0)) / 255),
  );
  const distances = lit.flatMap((one, first) =>
    lit.slice(first + 1).map(other => Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)))),
  );
  return Math.min(...distances);
}

test("in no light do two stones look alike", () => {
  const noon = apart(daylight("day", new Date()));
  for (const hour of HOURS) expect(apart(atHour(hour)), `${hour}`).toBeGreaterThan(noon * 0.75);
});

test("on a dark page the light of the hour is that of the night, and a chosen one stays", () => {
  const noon = new Date(2026, 1, 1, 12);
  expect(daylight("hour", noon, true)).toEqual(daylight("night", noon));
  expect(daylight("morning", noon, true)).toEqual(daylight("morning", noon));
});

test("a chosen light is that light at any hour", () => {
  const [early, late] = [new Date(2026, 1, 1, 3), new Date(2026, 1, 1, 15)];
  for (const light of LIGHTS.filter(name => name !== "hour"))
    expect(daylight(light, early)).toEqual(daylight(light, late));
  expect(daylight("hour", early)).not.toEqual(daylight("hour", late));
});

/** Draws a frame now and then, on a page that answers each after so many milliseconds; says whether it is found slow. */
function foundSlow(answer: number, between: number, frames = 60): boolean {
  vi.useFakeTimers({
    toFake: ["performance", "requestAnimationFrame", "cancelAnimationFrame", "setTimeout"],
  });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, answer));
  vi.stubGlobal("cancelAnimationFrame", (asked: number) => clearTimeout(asked));
  const slow = vi.fn();
  const { drawn } = paceOf(slow);
  for (let frame = 0; frame < frames; frame++) {
    drawn();
    vi.advanceTimersByTime(Math.max(between, answer));
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return slow.mock.calls.length > 0;
}

test("a page that waits long after each drawn frame makes a device weak", () => {
  expect(foundSlow(16, 16)).toBe(false);
  expect(foundSlow(60, 60)).toBe(true);
});

test("a block that is moved ten times a second does not make a fast device weak, however long one moves it", () => {
  for (const between of [50, 100, 200, 249]) expect(foundSlow(16, between, 400), `${between}`).toBe(false);
  expect(foundSlow(90, 249)).toBe(true);
});

test("a single long wait is no slowness, and neither is a page nobody looks at", () => {
  expect(isSlow([400, 380, ...Array(14).fill(16)])).toBe(false);
  expect(foundSlow(5000, 5000)).toBe(false);
});

test("shadows are cast anew when something else stands, not when a held block moves", () => {
  const scene: Scene = { side: "south", core: null, blocks: [], ghost: null, marks: [], corner: null };
  const cells = [[1, 1, 0]] as const;
  const held: Scene = { ...scene, ghost: { colour: "grey", cells, legal: true, faulty: [] } };
  const placed: Scene = { ...scene, blocks: [{ id: "a", colour: "grey", cells, rim: null, faded: false }] };
  expect(standing(held)).toBe(standing(scene));
  expect(standing(placed)).not.toBe(standing(scene));
});
