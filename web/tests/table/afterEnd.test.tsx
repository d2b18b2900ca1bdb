// @vitest-environment happy-dom
// The last move is seen before anything says that the game is over.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useShown } from "../../src/games/motion/shown";
import AfterEnd from "../../src/table/AfterEnd";
import { table, update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();

beforeEach(() => useShown.setState({ until: Number.POSITIVE_INFINITY }));
afterEach(() => useShown.setState({ until: 0 }));

test("neither the end nor what can be done after it is there while the table still shows what happened", () => {
  const over = table({ status: "over" });
  const props = { controller: {} as never, table: over, game: { ...update(), steps: [] } as never };
  render(<AfterEnd {...props} watched />, { wrapper });
  expect(screen.queryByText("The game is over.")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  act(() => useShown.setState({ until: performance.now() + 500 }));
  expect(screen.getByText("The game is over.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Result" })).toBeTruthy();
});
