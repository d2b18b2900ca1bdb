// @vitest-environment happy-dom
// A hint that is still thought about can be given up.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useShown } from "../../src/games/motion/shown";
import Hint from "../../src/hint/Hint";
import type { Hinted } from "../../src/messages";
import type { SeatGame } from "../../src/server/tableState";
import type { TableController } from "../../src/server/useTable";
import { update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("hint");
afterEach(cleanup);

/** Hints that are answered when the test says so. */
function thinking() {
  const answers: ((hinted: Partial<Hinted>) => void)[] = [];
  const hint = () => new Promise(answer => answers.push(answer as (hinted: Partial<Hinted>) => void));
  return { answers, controller: { hint } as unknown as TableController };
}

const decision = { type: "x", cause: null, choices: [], number: 4 };
const game = { ...update({ version: 1 }), decision } as unknown as SeatGame;

test.each([
  ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Close the hint" }))],
  ["Escape", () => fireEvent.keyDown(window, { key: "Escape" })],
])("by %s, and what comes of that thought is not shown", async (_way, giveUp) => {
  const { answers, controller } = thinking();
  render(<Hint controller={controller} game={game} seat={0} />, { wrapper });
  const ask = await screen.findByRole("button", { name: /Hint/ });
  fireEvent.click(ask);
  screen.getByText("Thinking…");
  giveUp();
  expect(screen.queryByText("Thinking…")).toBeNull();
  await act(async () => answers[0]?.({ look: "the yard", move: "", action: null, pieces: [] }));
  expect(screen.queryByText(/Look here/)).toBeNull();
  // It can be asked for again.
  fireEvent.click(ask);
  await act(async () => answers[1]?.({ look: "the yard", move: "", action: null, pieces: [] }));
  screen.getByText(/Look here/);
});

test("while the table still shows what happened, the hint waits out of the way", async () => {
  const { answers, controller } = thinking();
  render(<Hint controller={controller} game={game} seat={0} />, { wrapper });
  fireEvent.click(await screen.findByRole("button", { name: /Hint/ }));
  await act(async () => answers[0]?.({ look: "the yard", move: "", action: null, pieces: [] }));
  act(() => useShown.setState({ until: Number.POSITIVE_INFINITY }));
  expect(screen.queryByText(/Look here/)).toBeNull();
  act(() => useShown.setState({ until: 0 }));
  screen.getByText(/Look here/);
});

test("what it marks is brought into sight, the first of it last", async () => {
  const { answers, controller } = thinking();
  const brought: string[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    brought.push(this.dataset.piece ?? "");
  });
  render(
    <>
      <b data-piece="C1" />
      <b data-piece="C2" />
      <Hint controller={controller} game={game} seat={0} />
    </>,
    { wrapper },
  );
  fireEvent.click(await screen.findByRole("button", { name: /Hint/ }));
  await act(async () => answers[0]?.({ look: "the hand", move: "", action: null, pieces: ["C1", "C2"] }));
  expect(brought).toEqual(["C2", "C1"]);
  vi.restoreAllMocks();
});
