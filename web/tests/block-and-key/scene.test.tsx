// @vitest-environment happy-dom
// The scene as a plain tree, without a graphics card.
import { create } from "@react-three/test-renderer";
import { act } from "react";
import { DirectionalLight, type Mesh } from "three";
import { describe, expect, test } from "vitest";
import { useSettings } from "../../src/app/settings";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import { blockGeometry, DIRECTIONS } from "../../src/games/block-and-key/scene/blockGeometry";
import { AT_HOME, eyeAt, roomIn, seenAt, walked } from "../../src/games/block-and-key/scene/camera";
import { describeScene, topOf } from "../../src/games/block-and-key/scene/describe";
import { TempleScene } from "../../src/games/block-and-key/scene/TempleScene";
import { FALL_HEIGHT, heightAt } from "../../src/games/block-and-key/scene/useFall";
import type { Cells } from "../../src/games/block-and-key/view";
import { position } from "../helpers/positions";

// Whoever renders by hand tells React that nothing else does.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const FLOOR = { width: 10, depth: 10 };
const { view } = position("turn");
const ghost = { colour: "green", cells: [[0, 0, 0]], legal: false, faulty: [[0, 0, 0]] } as const;
const hovering = {
  ghost,
  columns: { now: new Set(["1,2"]), turned: new Set(["3,4"]) },
  tops: new Map([["1,2", 3]]),
};

describe("the description", () => {
  test("has every block of the view, and the seat's side", () => {
    const scene = describeScene(view, null);
    expect(scene.blocks.map(({ id }) => id)).toEqual(view.blocks.map(([id]) => id));
    expect(scene.side).toBe(view.sides[view.seat ?? 0]);
    expect(scene.ghost).toBeNull();
    expect(scene.marks).toEqual([]);
  });

  test("lights up what a line of the log names, before any other rim", () => {
    const [[first]] = view.blocks as [[string, unknown]];
    const { blocks } = describeScene({ ...view, placed: first, beside: [first] }, null, {
      pointed: [first, "su1-0"],
    });
    expect(blocks.filter(({ rim }) => rim === "pointed").map(({ id }) => id)).toEqual([first]);
    expect(blocks[0]?.rim).toBe("pointed");
  });

  test("is seen from the side of whoever a spectator looks with", () => {
    expect(describeScene({ ...view, seat: null }, null, { eye: 1 }).side).toBe(view.sides[1]);
  });

  test("marks the columns where the held block fits, on top of what stands there", () => {
    expect(describeScene(view, hovering).marks).toEqual([
      { column: [1, 2], height: 3, kind: "fits" },
      { column: [3, 4], height: 0, kind: "fits-turned" },
    ]);
  });
});

describe("alone", () => {
  test("the Ancients' corner has its post, and what their block must stand beside a rim", async () => {
    const { view: alone } = position("ancients");
    const scene = describeScene(alone, null);
    expect(scene.corner).toBe(alone.called?.corner);
    expect(scene.blocks.filter(({ rim }) => rim === "beside").map(({ id }) => id)).toEqual(
      alone.beside.filter(id => id !== "core"),
    );
    const last = alone.blocks.find(([id]) => !alone.beside.includes(id))?.[0] ?? null;
    const marked = describeScene({ ...alone, placed: last }, null);
    expect(marked.blocks.filter(({ id, rim }) => id === last && rim !== null)).toEqual([]);
    const stage = await create(<TempleScene scene={scene} floor={FLOOR} />);
    const names = stage.scene.findAll(() => true).map(node => (node.instance as Mesh).name);
    expect(names).toContain(`corner ${alone.called?.corner}`);
    await stage.unmount();
  });
});

describe("a fall", () => {
  test("begins high, speeds up, lands and is at rest at its end", () => {
    expect(heightAt(0)).toBe(FALL_HEIGHT);
    expect(heightAt(0) - heightAt(0.2)).toBeLessThan(heightAt(0.4) - heightAt(0.6));
    expect(heightAt(0.78)).toBeCloseTo(0);
    expect(heightAt(1)).toBe(0);
  });
});

describe("the tree", () => {
  test("holds floor, core, blocks, ghost, its faulty cells and the marks", async () => {
    const stage = await create(<TempleScene scene={describeScene(view, hovering)} floor={FLOOR} />);
    const names = stage.scene.findAll(() => true).map(node => (node.instance as Mesh).name);
    for (const [id] of view.blocks) expect(names).toContain(`block ${id}`);
    for (const name of ["floor", "core", "ghost", "faulty", "mark fits", "mark fits-turned"])
      expect(names).toContain(name);
    await stage.unmount();
  });
});

describe("shadows", () => {
  const sunOf = (stage: Awaited<ReturnType<typeof create>>) =>
    stage.scene.find(node => node.instance instanceof DirectionalLight)
      .instance as unknown as DirectionalLight;

  test("are cast anew under another light, and only then and when something else stands", async () => {
    const scene = describeScene(view, null);
    const stage = await create(<TempleScene scene={scene} floor={FLOOR} />);
    const sun = sunOf(stage);
    expect(sun.shadow.autoUpdate).toBe(false);
    await stage.advanceFrames(90, 0.016);
    sun.shadow.needsUpdate = false;
    await stage.advanceFrames(5, 0.016);
    expect(sun.shadow.needsUpdate).toBe(false);
    await act(async () => useSettings.setState({ light: "evening" }));
    await stage.advanceFrames(1, 0.016);
    expect(sun.shadow.needsUpdate).toBe(true);
    await stage.unmount();
    useSettings.setState({ light: "hour" });
  });
});

describe("dust and contact", () => {
  test("a block that lands raises dust which settles, and the floor beneath what stands is darker", async () => {
    const { blocks } = view;
    const before = describeScene({ ...view, blocks: blocks.slice(1) }, null);
    const stage = await create(<TempleScene scene={before} floor={FLOOR} />);
    const named = (name: string) => stage.scene.findAll(node => (node.instance as Mesh).name === name);
    const [contact] = named("contact");
    expect((contact?.instance as Mesh | undefined)?.position.y).toBeGreaterThan(-0.5);
    expect(named("dust")).toHaveLength(0);
    await stage.update(<TempleScene scene={describeScene(view, null)} floor={FLOOR} />);
    const dust = named("dust")[0]?.instance as Mesh;
    expect(dust.visible).toBe(false);
    await stage.advanceFrames(40, 0.016);
    expect(dust.visible).toBe(true);
    await stage.advanceFrames(60, 0.016);
    expect(dust.visible).toBe(false);
    await stage.unmount();
  });
});

describe("the body of a block", () => {
  const area = (cells: Cells): number => {
    const points = blockGeometry(cells, "south").getAttribute("position");
    return points.count / 3;
  };

  test("has only outer faces: a cube six, with its worn edges and corners", () => {
    expect(area([[0, 0, 0]])).toBe(6 * 2 + 12 * 2 + 8);
  });

  test("two cells in a row share no face", () => {
    const geometry = blockGeometry(
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      "south",
    );
    const triangles = geometry.groups.slice(0, DIRECTIONS.length).map(group => group.count / 3);
    expect(triangles).toEqual([2, 2, 4, 4, 4, 4]);
  });
});

test("the eye walks around the temple, but not below its floor nor over its top", () => {
  const [x, y, z] = eyeAt("south", 2, { around: Math.PI, up: 0 }).position;
  expect([x, z].map(Math.round)).toEqual([0, -Math.round(eyeAt("south", 2).position[2])]);
  expect(y).toBeGreaterThan(5);
  const low = eyeAt("south", 2, walked({ around: 0, up: 0 }, { around: 0, up: -9 }));
  const high = eyeAt("south", 2, walked({ around: 0, up: 0 }, { around: 0, up: 9 }));
  expect(low.position[1]).toBeGreaterThan(0);
  expect(high.position[2]).toBeGreaterThan(0);
});

describe.each([0.7, 1, 1.5, 2.6])("in a picture %s times as wide as high", aspect => {
  const EDGES = [-5, 5].flatMap(x => [-5, 5].map(z => [x, z] as const));
  const seen = (tall: number, height: number, [x, z]: readonly [number, number]) =>
    seenAt(eyeAt("south", aspect, AT_HOME, roomIn(420, tall)), aspect, [x, height, z]);

  test.each([2, 4, 6, 10])("what is %s high is seen below the verdict, with the whole floor", tall => {
    for (const edge of EDGES) {
      expect(seen(tall, tall, edge)[1]).toBeGreaterThanOrEqual(roomIn(420, tall).head - 1e-6);
      expect(seen(tall, -0.69, edge)[1]).toBeLessThan(0.98);
    }
  });

  test.each([4, 6, 9])(
    "a tower of %s is in sight wherever it stands, and the eye goes no further than for one at the edge",
    tall => {
      const { floor } = piecesOf({});
      const tops = Array.from({ length: floor.depth }, (_, y) => {
        const block = {
          id: "x",
          colour: "grey",
          rim: null,
          faded: false,
          cells: [[3, y, tall - 1]],
        } as const;
        const top = topOf({ side: "south", blocks: [block], ghost: null }, floor);
        expect(seen(top, tall, [3, 4 - y])[1]).toBeGreaterThanOrEqual(roomIn(420, top).head - 1e-6);
        return top;
      });
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      expect(tops.at(-1)).toBe(tall);
    },
  );

  test("the eye goes there without a leap, and stays where it is as long as all is in sight", () => {
    expect(eyeAt("south", aspect, AT_HOME, roomIn(420, 2))).toEqual(eyeAt("south", aspect));
    for (let tall = 0; tall < 10; tall += 0.01) {
      const [one, other] = [tall, tall + 0.01].map(top => seen(top, 0, [0, 5])[1]);
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(0.005);
    }
  });
});

test("the picture reaches as high as what stands and what hovers", () => {
  const block = { id: "x", colour: "grey", rim: null, faded: false } as const;
  const stack = {
    ...block,
    cells: [
      [0, 0, 0],
      [0, 0, 5],
    ] as const,
  };
  expect(topOf({ side: "south", blocks: [stack], ghost: null })).toBe(6);
  const ghost = { colour: "grey", legal: true, faulty: [], cells: [[1, 1, 6]] } as const;
  expect(topOf({ side: "south", blocks: [stack], ghost })).toBe(7);
  expect(topOf({ side: "south", blocks: [], ghost: null })).toBe(0);
});

test("the eye stands at the player's side", () => {
  expect(eyeAt("south", 2).position[2]).toBeGreaterThan(10);
  expect(eyeAt("east", 2).position[0]).toBeGreaterThan(10);
  expect(eyeAt("north", 2).position[2]).toBeLessThan(-10);
  expect(eyeAt("west", 2).position[0]).toBeLessThan(-10);
  expect(eyeAt("south", 0.5).position[2]).toBeGreaterThan(eyeAt("south", 2).position[2]);
});
