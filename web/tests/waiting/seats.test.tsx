// @vitest-environment happy-dom
// What whoever made a table can do about those who sit there.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableController } from "../../src/server/useTable";
import { Seats } from "../../src/waiting/Seats";
import { seat, table } from "../helpers/messages";
import { SETTLED } from "../helpers/press";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("lobby", "table", "waiting");
const SEATS = [seat(0, { mine: true, name: "Ada" }), seat(1, { name: "Ben", guest: "ben" })];

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(creator: boolean) {
  const ask = vi.fn();
  const at = table({ status: "waiting", creator, seats: SEATS });
  render(<Seats table={at} controller={{ ask } as unknown as TableController} present={[0, 1]} />, {
    wrapper,
  });
  return ask;
}

test("a seat that somebody has taken is freed when that was asked twice, and of nobody else", async () => {
  const ask = shown(true);
  fireEvent.click(screen.getByRole("button", { name: "Free this seat" }));
  expect(ask).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(SETTLED + 100));
  const sure = within(screen.getByRole("dialog"));
  fireEvent.click(sure.getByRole("button", { name: "Free this seat" }));
  expect(ask).toHaveBeenCalledWith({ kind: "arrange", seat: 1, plan: { kind: "open" }, guest: "ben" });
});

test("a guest frees nobody's seat", () => {
  shown(false);
  expect(screen.queryByRole("button", { name: "Free this seat" })).toBeNull();
});
