// @vitest-environment happy-dom
// Each puzzle is shown by its own position; where there is none, by its game.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PuzzleInfo } from "../../src/messages";
import { PuzzlePicture } from "../../src/puzzles/PuzzlePicture";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("puzzle");

afterEach(cleanup);

async function drawn(game: string, view: Record<string, unknown> | null) {
  render(<PuzzlePicture puzzle={{ game, view } as PuzzleInfo} />, { wrapper });
  return view ? screen.findByRole("img", { name: /^Position of the puzzle/ }) : null;
}

test("of Block and Key by the face that its solver sees", async () => {
  const one = await drawn("block-and-key", { faces: [["..", "gw"]] });
  expect(one?.querySelectorAll(".face-hollow")).toHaveLength(2);
  expect(one?.querySelectorAll(".stone-green, .stone-white")).toHaveLength(2);
});

test("of Ancient Knowledge by the solver's timeline", async () => {
  const timeline = [[["C35", 1]], [["P3", 3]], [], [], [], []];
  const one = await drawn("ancient-knowledge", { seats: [{ timeline }] });
  expect(one?.querySelectorAll(".sliding-monument")).toHaveLength(2);
  expect(one?.querySelectorAll(".sliding-knowledge")).toHaveLength(4);
});

test("without a position by its game", async () => {
  await drawn("block-and-key", null);
  expect(document.querySelector(".puzzle-picture")).toBeNull();
  expect(document.querySelector(".game-picture")).not.toBeNull();
});
