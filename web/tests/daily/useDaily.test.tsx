// @vitest-environment happy-dom
// A day's deal, asked for again while the strongest bot still plays it.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import { useDaily } from "../../src/daily/useDaily";
import { Refused, serve } from "../helpers/fakeServer";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const GAME = "block-and-key";
const deal = (day: string, score: number | null) => ({ day, game: GAME, master: { score } });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useGuest.setState({ guest: { id: "g", name: "Ada", webhook: null }, known: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("today's is asked for until the bot has played it", async () => {
  let score: number | null = null;
  const asked = serve({
    "GET /dailies": { day: "2026-01-02", days: [] },
    [`GET /daily/2026-01-02/${GAME}`]: () => deal("2026-01-02", score),
  });
  const { result } = renderHook(() => useDaily(GAME, null), { wrapper });
  await waitFor(() => expect(result.current.daily?.master?.score).toBe(null));
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(asked.length).toBeGreaterThanOrEqual(4);
  score = 41;
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  await waitFor(() => expect(result.current.daily?.master?.score).toBe(41));
  const count = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked).toHaveLength(count);
});

test("another day is not shown as the one that was asked for", async () => {
  serve({
    "GET /dailies": { day: "2026-01-02", days: [] },
    [`GET /daily/2026-01-01/${GAME}`]: deal("2026-01-01", 7),
  });
  const { result, rerender } = renderHook(({ day }) => useDaily(GAME, day), {
    wrapper,
    initialProps: { day: "2026-01-01" },
  });
  await waitFor(() => expect(result.current.daily?.day).toBe("2026-01-01"));
  rerender({ day: "2025-12-31" });
  expect(result.current.daily).toBe(null);
  await waitFor(() => expect(result.current.failure).not.toBe(""));
});

test("a refusal is told", async () => {
  serve({ "GET /dailies": new Refused(503, { code: "busy", reason: "too many", details: {} }) });
  const { result } = renderHook(() => useDaily(GAME, null), { wrapper });
  await waitFor(() => expect(result.current.failure).not.toBe(""));
});

test("nothing is asked before it is known who we are", () => {
  useGuest.setState({ guest: null, known: false });
  const asked = serve({});
  renderHook(() => useDaily(GAME, null), { wrapper });
  expect(asked).toEqual([]);
});
