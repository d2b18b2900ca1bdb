// @vitest-environment happy-dom
// Small parts of the table: names, the flat picture in words, blocks as pictures, frames, dragging.
import { renderHook } from "@testing-library/react";
import type { PointerEvent } from "react";
import { describe, expect, test, vi } from "vitest";
import { split } from "../../src/games/block-and-key/motion/frames";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import { useDrag } from "../../src/games/block-and-key/scene/useDrag";
import { faceWords } from "../../src/games/block-and-key/temple/faceWords";
import { breadth } from "../../src/games/block-and-key/temple/flat";
import { isometric, project } from "../../src/games/block-and-key/temple/isometric";
import { blockName, keyName, lineName, shortKeyName } from "../../src/games/block-and-key/words";
import { load, Texts } from "../../src/texts/texts";
import { update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { texts } = await speaking("block-and-key", "temple");
const { say } = texts;

describe("names", () => {
  const { keys } = piecesOf({});
  const card = keys.get("st1-0");
  if (!card) throw new Error("no such key");

  test("of a block, a line of the yard and a key, in short and in full", () => {
    expect(blockName(say, "white L4")).toBe("white L");
    expect(lineName(say, "row2")).toContain("2");
    expect(shortKeyName(say, card)).toBe("a Star key");
    expect(shortKeyName(say, undefined)).toBeUndefined();
    const full = keyName(say, card);
    expect(full).toMatch(/^Star key, /);
    expect(full).not.toContain("st1-0");
    for (const letter of card.rows.join("").replaceAll(".", "")) {
      const colours: Record<string, string> = { g: "green", s: "grey", b: "brown", w: "white" };
      expect(full).toContain(colours[letter]);
    }
  });

  test("of pieces that a table brought along are read once", () => {
    const pieces = { floor: { width: 4, depth: 4, height: 4 }, shapes: { I1: "000" }, keys: {} };
    expect(piecesOf({ pieces }).floor.width).toBe(4);
    expect(piecesOf({ pieces })).toBe(piecesOf({ pieces }));
  });
});

test("a list of keys is told with the signs of the language", async () => {
  const french = await load(new Texts("fr"), ["table", "block-and-key", "temple"]);
  const card = [...piecesOf({}).keys.values()].find(({ rows }) => rows.length > 1);
  expect(card && keyName(french.say, card)).toContain("\u202f; ligne 2\u00a0: ");
});

test("a flat picture is told column by column from the floor up; empty columns are left out", () => {
  expect(faceWords(say, ["...", "g..", "s.w"])).toBe("Column 1: grey, green. Column 3: white");
  expect(faceWords(say, ["..", ".b", ".."])).toBe("Column 2: gap, brown");
  expect(faceWords(say, [])).toBe("");
});

test("a side sees as many places as the floor is wide, or deep", () => {
  const floor = { width: 5, depth: 7 };
  expect([breadth("south", floor), breadth("east", floor)]).toEqual([5, 7]);
});

describe("a block as a small picture", () => {
  test("shows three faces of a cube, and hides those between two", () => {
    expect(isometric([[0, 0, 0]]).faces.map(({ shade }) => shade)).toEqual(["top", "left", "right"]);
    const tower = isometric([
      [0, 0, 0],
      [0, 0, 1],
    ]);
    expect(tower.faces.filter(({ shade }) => shade === "top")).toHaveLength(1);
    expect(tower.faces).toHaveLength(5);
  });

  test("is drawn from far to near, inside its box", () => {
    const { faces, box } = isometric([
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(faces[0]?.cell).toEqual([1, 0, 0]);
    const [left, top, width, height] = box;
    for (const { points } of faces) {
      for (const [x = 0, y = 0] of points.split(" ").map(point => point.split(",").map(Number))) {
        expect(x >= left && x <= left + width && y >= top && y <= top + height).toBe(true);
      }
    }
    expect(project([0, 0, 1])[1]).toBeLessThan(project([0, 0, 0])[1]);
  });
});

test("one step is one frame, shown for as long as its longest event", () => {
  const events = [{ kind: "placed" }, { kind: "key-drawn" }, { kind: "unheard-of" }];
  const after = update({ steps: [{ number: 0, seat: 1, events }] });
  expect(split(update(), after)).toEqual([{ game: after, events, first: 0, seat: 1, pause: 1300 }]);
});

describe("dragging", () => {
  const at = (clientX: number, clientY: number) =>
    ({ clientX, clientY, button: 0, pointerType: "mouse", isPrimary: true }) as PointerEvent;

  test("walks around the temple by as much as the pointer moved, until it is let go", () => {
    const [go, end] = [vi.fn(), vi.fn()];
    const { result } = renderHook(() => useDrag({ may: () => true, go, end }));
    result.current.onPointerMove(at(9, 9));
    result.current.onPointerDown(at(100, 100));
    result.current.onPointerMove(at(103, 103));
    expect(result.current.isDragging()).toBe(false);
    result.current.onPointerMove(at(90, 120));
    result.current.onPointerMove(at(90, 120));
    expect(end).not.toHaveBeenCalled();
    result.current.onPointerUp();
    expect(end).toHaveBeenCalledTimes(1);
    result.current.onPointerMove(at(0, 0));
    expect(go.mock.calls.map(([by]) => [by.around.toFixed(2), by.up.toFixed(2)])).toEqual([
      ["0.08", "0.16"],
      ["0.00", "0.00"],
    ]);
  });

  test("does nothing by a pointer that may not", () => {
    const go = vi.fn();
    const { result } = renderHook(() => useDrag({ may: () => false, go, end: go }));
    result.current.onPointerDown(at(100, 100));
    result.current.onPointerMove(at(90, 120));
    result.current.onPointerLeave();
    expect(go).not.toHaveBeenCalled();
  });
});
