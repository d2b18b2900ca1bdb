import { describe, expect, test } from "vitest";
import { bestLies, rotations } from "../../src/games/block-and-key/keys/matches";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import { ghostSpots, spot } from "../../src/games/block-and-key/temple/flat";
import { standingCells } from "../../src/games/block-and-key/temple/standing";
import { colourOf } from "../../src/games/block-and-key/view";
import { position } from "../helpers/positions";

const FLOOR = { width: 10, depth: 10 };

describe("the flat picture", () => {
  test("south sees west on its left, east south, north east, west north", () => {
    expect(spot("south", [0, 3, 2], FLOOR)).toEqual({ across: 0, level: 2, depth: 3 });
    expect(spot("east", [9, 0, 1], FLOOR)).toEqual({ across: 0, level: 1, depth: 0 });
    expect(spot("north", [9, 9, 0], FLOOR)).toEqual({ across: 0, level: 0, depth: 0 });
    expect(spot("west", [0, 9, 0], FLOOR)).toEqual({ across: 0, level: 0, depth: 0 });
  });

  test.each(["turn", "claim", "ancients", "over"] as const)(
    "shows the same places as the server's faces (%s)",
    name => {
      const { view } = position(name);
      view.sides.forEach((side, seat) => {
        const seen = new Set(
          ghostSpots(side, standingCells(view), [], FLOOR).map(({ across, level }) => `${across},${level}`),
        );
        const told = new Set(
          (view.faces[seat] ?? []).flatMap((row, top) =>
            [...row].flatMap((letter, across) => (colourOf(letter) ? [`${across},${5 - top}`] : [])),
          ),
        );
        expect(seen).toEqual(told);
      });
    },
  );

  test("a ghost shows only where nothing stands before it", () => {
    const standing = [[2, 0, 0]] as const;
    const ghost = [
      [2, 4, 0],
      [2, 4, 1],
    ] as const;
    expect(ghostSpots("south", ghost, standing, FLOOR)).toEqual([{ across: 2, level: 1, depth: 4 }]);
    expect(ghostSpots("north", ghost, standing, FLOOR)).toHaveLength(2);
  });
});

describe("a key on a picture", () => {
  const key = piecesOf({}).keys.get("st2-0");
  if (!key) throw new Error("no key st2-0");

  test("has four rotations and is never mirrored", () => {
    expect(rotations(["g.", "gb"])).toEqual([
      ["g.", "gb"],
      ["gg", "b."],
      ["bg", ".g"],
      [".b", "gg"],
    ]);
    expect(rotations(["gs"])).toHaveLength(4);
    expect(rotations(["gg"])).toHaveLength(2);
  });

  test("lies where it is complete, turned if need be", () => {
    const [lie] = bestLies(key, ["....", ".b..", "gg.."]);
    expect(lie?.missing).toBe(0);
    expect(lie?.squares.filter(square => square.letter === "b")).toEqual([
      { across: 1, level: 1, letter: "b", hit: true },
    ]);
  });

  test("otherwise where the fewest squares are missing", () => {
    const [lie] = bestLies(key, ["....", "....", "gb.."]);
    expect(lie?.missing).toBe(1);
  });
});
