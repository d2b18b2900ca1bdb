// @vitest-environment happy-dom
// Stone, clay and moss are drawn from a fixed sequence: every browser sees the same temple.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COLOURS } from "../../src/games/block-and-key/view";

/** A pen that writes down what it was told to draw. */
function recorder(canvas: HTMLCanvasElement, drawn: string[]) {
  const gradient = { addColorStop: (...stop: unknown[]) => drawn.push(`stop ${stop}`) };
  return new Proxy({ canvas } as Record<string, unknown>, {
    get: (known, name: string) =>
      known[name] ??
      ((...given: unknown[]) => {
        drawn.push(`${name} ${given.map(part => (typeof part === "object" ? "shape" : part))}`);
        return name === "createLinearGradient" ? gradient : undefined;
      }),
    set: (_, name: string, value) => {
      drawn.push(`${name} = ${typeof value === "object" ? "gradient" : value}`);
      return true;
    },
  });
}

let drawn: string[];

beforeEach(() => {
  drawn = [];
  vi.resetModules();
  vi.stubGlobal("Path2D", class {});
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    return recorder(this, drawn) as never;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function draw(name: "stone" | "mark" | "moss" | "floor", colour = COLOURS[0]): Promise<string> {
  const textures = await import("../../src/games/block-and-key/scene/textures");
  drawn = [];
  if (name === "stone" && colour) textures.stoneTexture(colour);
  if (name === "mark") textures.markTexture();
  if (name === "moss") textures.mossTexture();
  if (name === "floor") textures.floorTexture(10, 10);
  return drawn.join("\n");
}

test.each(["stone", "mark", "moss", "floor"] as const)("%s is drawn the same on every visit", async name => {
  const first = await draw(name);
  vi.resetModules();
  expect(first).not.toBe("");
  expect(await draw(name)).toBe(first);
});

test("each colour has a grain of its own, and is drawn once", async () => {
  const all = new Set<string>();
  for (const colour of COLOURS) all.add(await draw("stone", colour));
  expect(all.size).toBe(COLOURS.length);
  expect(await draw("stone", COLOURS[0])).toBe("");
});

test("a floor of ten by ten has a hundred slabs", async () => {
  const floor = await draw("floor");
  expect(floor.match(/^fillRect/gm)).toHaveLength(101);
});
