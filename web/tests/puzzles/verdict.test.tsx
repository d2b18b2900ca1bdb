// @vitest-environment happy-dom
// What is said after a try: one that failed can be tried again, and the solution waits until it is asked for.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PuzzleInfo, PuzzleJudged } from "../../src/messages";
import { Verdict } from "../../src/puzzles/Verdict";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("puzzle", "block-and-key");
const info = { game: "block-and-key", id: "p", goal: "two-keys", about: null } as PuzzleInfo;
const failed: PuzzleJudged = {
  solved: false,
  finished: true,
  gave_up: false,
  value: 1,
  best: 2,
  lost: 0,
  by_luck: false,
  counted: true,
  rating: 1200,
  solution: { moves: ["Place it."], view: {} },
};
const again = vi.fn();

afterEach(cleanup);

function verdict(change: Partial<PuzzleJudged>) {
  const judged = { ...failed, ...change };
  const rest = { info, judged, isFirst: true, isShown: false, show: vi.fn(), again };
  render(<Verdict {...rest} />, { wrapper });
  return {
    isTold: document.querySelector("details")?.open,
    first: screen.getAllByRole("button")[0] as HTMLElement,
  };
}

test("a failed try offers another one first, and keeps the solution folded", () => {
  const { isTold, first } = verdict({});
  expect(isTold).toBe(false);
  expect(first.textContent).toBe("Try again");
  fireEvent.click(first);
  expect(again).toHaveBeenCalledOnce();
  expect(screen.getAllByText("Try again")).toHaveLength(1);
});

test("a solved one leads on", () => {
  const { isTold, first } = verdict({ solved: true });
  expect(isTold).toBe(false);
  expect(first.textContent).toBe("Next puzzle");
});

test("whoever gives up has asked for the solution", () => {
  const { isTold, first } = verdict({ gave_up: true });
  expect(isTold).toBe(true);
  expect(first.textContent).toBe("Next puzzle");
});
