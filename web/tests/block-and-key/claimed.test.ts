// Where a claimed key was seen: the faces of the stones, and where they are in the picture of the temple.
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { claimedKeys } from "../../src/games/block-and-key/keys/claimed";
import { eyeAt, SIGHT, seenAt } from "../../src/games/block-and-key/scene/camera";
import { colourOf, type Side } from "../../src/games/block-and-key/view";
import { position } from "../fixtures";

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
