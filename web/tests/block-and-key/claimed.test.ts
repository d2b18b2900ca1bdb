// Where a claimed key was seen: the faces of the stones, and where they are in the picture of the temple.
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { claimedKeys, lastClaimsTold, litKeys } from "../../src/games/block-and-key/keys/claimed";
import { eyeAt, SIGHT, seenAt } from "../../src/games/block-and-key/scene/camera";
import { colourOf, type Side } from "../../src/games/block-and-key/view";
import { position } from "../helpers/positions";

const FLOOR = { width: 10, depth: 10 };

describe("the faces that show a key", () => {
  const { view } = position("turn");

  test.each(view.sides.map((side, seat) => [side, seat] as const))(
    "are on the side of whoever claims it, and nothing stands before them (%s)",
    (side, seat) => {
      const squares = (view.faces[seat] ?? []).flatMap((row, top) =>
        [...row].flatMap((letter, across) => (colourOf(letter) ? [[across, 5 - top]] : [])),
      );
      const event = { kind: "key-claimed", seat, key: "st1-0", matches: [squares] };
      const [claimed] = claimedKeys(view, FLOOR, [{ kind: "placed" }, event]);
      expect(squares.length).toBeGreaterThan(2);
      expect(claimed?.faces).toHaveLength(squares.length);
      for (const face of claimed?.faces ?? []) {
        const flat = side === "south" || side === "north" ? 1 : 0;
        expect(new Set(face.map(corner => corner[flat])).size).toBe(1);
        expect(new Set(face.map(String)).size).toBe(4);
      }
    },
  );

  test("nothing but a claim has any", () => {
    expect(claimedKeys(view, FLOOR, [{ kind: "placed" }])).toEqual([]);
  });
});

describe("what is lit", () => {
  const { view } = position("turn");
  const step = (number: number, ...events: object[]) => ({
    number,
    seat: 0,
    action: {},
    events: events as never,
    lines: events.map((_, event) => ({
      step: number,
      event,
      seat: 0,
      text: `${number}`,
      rule: null,
      title: "",
      mentions: [],
    })),
  });
  const [last] = view.blocks.at(-1) ?? [""];
  const top = view.faces[0]?.findIndex(row => [...row].some(colourOf)) ?? 0;
  const across = [...(view.faces[0]?.[top] ?? "")].findIndex(letter => colourOf(letter));
  const claim = { kind: "key-claimed", seat: 0, key: "st1-0", matches: [[[across, 5 - top]]] };
  const claiming = [step(0, { kind: "placed", block: last }), step(1, claim), step(2, { kind: "key-drawn" })];

  test("is what was claimed last, without any motion, until somebody acts again", () => {
    expect(litKeys(view, FLOOR, claiming, null).map(({ key }) => key)).toEqual(["st1-0"]);
    expect(litKeys(view, FLOOR, claiming.slice(0, 1), null)).toEqual([]);
    const acted = [...claiming, step(3, { kind: "excavated" })];
    expect(litKeys(view, FLOOR, acted, null)).toEqual([]);
    const called = { ...view, called: position("ancients").view.called };
    expect(litKeys(called, FLOOR, claiming, null)).toEqual([]);
    expect(litKeys(called, FLOOR, claiming, { step: 1, event: 0 })).toHaveLength(1);
    expect(lastClaimsTold(claiming).map(({ text }) => text)).toEqual(["1"]);
    expect(lastClaimsTold(acted)).toEqual([]);
  });

  test("is the claim of the line that is pointed at, on the squares of that seat's view", () => {
    const acted = [...claiming, step(3, { kind: "excavated" })];
    const [lit] = litKeys(view, FLOOR, acted, { step: 1, event: 0 });
    expect(lit?.seat).toBe(0);
    expect(lit?.squares).toEqual([[across, 5 - top]]);
    expect(lit?.faces).toHaveLength(1);
    expect(litKeys(view, FLOOR, acted, { step: 0, event: 0 })).toEqual([]);
  });

  test("is shown on the stones that stood there then, whatever has come before them since", () => {
    const wall = Array.from({ length: 100 }, (_, place) => [place % 10, Math.floor(place / 10), 5 - top]);
    const covered = { ...view, blocks: [...view.blocks, ["white O4", wall]] } as typeof view;
    const later = [...claiming, step(3, { kind: "placed", block: "white O4" })];
    const then = litKeys(view, FLOOR, claiming, { step: 1, event: 0 });
    expect(litKeys(covered, FLOOR, later, { step: 1, event: 0 })).toEqual(then);
    expect(litKeys(covered, FLOOR, claiming, { step: 1, event: 0 })).not.toEqual(then);
  });
});

describe("a point of the world", () => {
  test.each(["south", "east", "north", "west"] as const)(
    "is seen where the camera sees it (%s)",
    (side: Side) => {
      const aspect = 1.6;
      const eye = eyeAt(side, aspect, { around: 0.3, up: 0.1 });
      const camera = new PerspectiveCamera(SIGHT, aspect, 1, 80);
      camera.position.set(...eye.position);
      camera.lookAt(...eye.target);
      camera.updateMatrixWorld();
      const { x, y } = new Vector3(2, 1.5, -3).project(camera);
      const [across, down] = seenAt(eye, aspect, [2, 1.5, -3]);
      expect(across).toBeCloseTo((x + 1) / 2);
      expect(down).toBeCloseTo((1 - y) / 2);
    },
  );
});
