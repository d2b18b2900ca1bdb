// @vitest-environment happy-dom
// The picture of a result: what is drawn on it, and where it goes.
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Palette } from "../../src/games/result/palette";
import { draw, handOver, type Shared, sharePicture, WIDTH } from "../../src/games/result/sharePicture";

const PLAYERS = [
  { name: "Ada", points: "31" },
  { name: "Ben", points: "28" },
];
const PALETTE: Palette = {
  sky: ["#900", "#901"],
  ground: ["#902", "#903"],
  hills: "#904",
  sun: "#905",
  ink: "#906",
  soft: "#907",
  clay: "#908",
  seats: ["#111", "#222"],
  stones: { g: "#0f0", s: "#888", b: "#630", w: "#fff" },
};
const SHARED: Shared = {
  title: "Ada wins",
  game: "Block and Key",
  note: "17 November",
  players: PLAYERS,
  palette: PALETTE,
  course: null,
  face: null,
  emblems: [],
};

/** A pen that keeps what it was told to do, with the colours of the moment. */
function recorder() {
  const done: { what: string; with: unknown[]; fill: unknown; stroke: unknown }[] = [];
  const state: Record<string, unknown> = {};
  const pen = new Proxy(state, {
    get: (_, name: string) =>
      name in state
        ? state[name]
        : (...all: unknown[]) => {
            const { fillStyle: fill, strokeStyle: stroke } = state;
            done.push({ what: name, with: all, fill, stroke });
            return { addColorStop: () => undefined };
          },
    set: (_, name: string, value) => {
      state[name] = value;
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
  return { pen, all: (what: string) => done.filter(each => each.what === what) };
}

vi.stubGlobal("Path2D", class Path2D {});
afterEach(() => vi.restoreAllMocks());

describe("the picture", () => {
  test("names the game, the result and everybody with their points, in their colours", () => {
    const { pen, all } = recorder();
    draw(pen, SHARED);
    const written = all("fillText").map(({ with: [text] }) => text);
    for (const text of ["Digsite · Block and Key", "Ada wins", "Ada", "31", "Ben", "28", "17 November"])
      expect(written).toContain(text);
    const marks = all("fillRect").map(({ fill }) => fill);
    expect(marks).toEqual(expect.arrayContaining(["#111", "#222"]));
    expect(all("drawImage")).toEqual([]);
  });

  test("has a stone for every letter of the face and none for its gaps, all within it", () => {
    const { pen, all } = recorder();
    draw(pen, { ...SHARED, face: ["..g.", "wsbg"] });
    const stones = all("fillRect").filter(({ with: [, , wide, high] }) => wide === 40 && high === 40);
    expect(stones).toHaveLength(5);
    expect(new Set(stones.map(({ fill }) => fill))).toEqual(new Set(Object.values(PALETTE.stones)));
    for (const {
      with: [x],
    } of stones)
      expect(x as number).toBeLessThan(WIDTH - 64);
  });

  test("has a dozen emblems at most, and a line for each seat", () => {
    const { pen, all } = recorder();
    const course = {
      scores: [
        [0, 3, 4],
        [0, 0, 5],
      ],
      turns: [],
    } as unknown as NonNullable<Shared["course"]>;
    draw(pen, { ...SHARED, course, emblems: Array(20).fill({}) });
    expect(all("drawImage")).toHaveLength(12);
    expect(all("stroke").map(({ stroke }) => stroke)).toEqual(["#111", "#222"]);
  });

  test("has no colour of its own: all come from the theme", () => {
    const { pen, all } = recorder();
    draw(pen, { ...SHARED, face: ["g"] });
    const known = [PALETTE.ink, PALETTE.soft, PALETTE.clay, ...PALETTE.seats];
    for (const { fill } of all("fillText")) expect(known).toContain(fill);
  });

  test("is none where nothing can be drawn", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    expect(await sharePicture(SHARED)).toBeNull();
  });
});

describe("handing it over", () => {
  const picture = new Blob(["x"], { type: "image/png" });
  const device = (share: (data: ShareData) => Promise<void>): void => {
    vi.stubGlobal("navigator", { ...navigator, canShare: () => true, share });
  };

  test("is sharing where the device can; who thinks better of it has not saved it either", async () => {
    const shared: ShareData[] = [];
    device(async data => void shared.push(data));
    expect(await handOver(picture, "a.png")).toBe("shared");
    expect(shared[0]?.files?.[0]?.name).toBe("a.png");
    device(() => Promise.reject(Object.assign(new Error(), { name: "AbortError" })));
    expect(await handOver(picture, "a.png")).toBe("shared");
  });

  test("is saving where it cannot, or where that fails", async () => {
    vi.useFakeTimers();
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    const given = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    device(() => Promise.reject(new Error("no")));
    expect(await handOver(picture, "a.png")).toBe("saved");
    vi.stubGlobal("navigator", {});
    expect(await handOver(picture, "a.png")).toBe("saved");
    expect(click).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(given).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
