// @vitest-environment happy-dom
// A review is asked for until it is done, and only by somebody who still waits.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import { useReview } from "../../src/review/useReview";
import { Refused, serve } from "../helpers/fakeServer";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const ASKED = "/tables/t/review?language=en";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useGuest.setState({ guest: { id: "g", name: "Ada", webhook: null }, known: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one that nobody has asked for is asked for, and then asked after until it is there", async () => {
  const progress = ["none", "working", "done"];
  const asked = serve({
    [`GET ${ASKED}`]: () => ({ progress: progress.shift() }),
    [`POST ${ASKED}`]: { progress: "waiting" },
  });
  const { result } = renderHook(() => useReview("t"), { wrapper });
  await waitFor(() => expect(result.current.state?.progress).toBe("waiting"));
  await act(() => vi.advanceTimersByTimeAsync(1500));
  await waitFor(() => expect(result.current.state?.progress).toBe("working"));
  await act(() => vi.advanceTimersByTimeAsync(1500));
  await waitFor(() => expect(result.current.state?.progress).toBe("done"));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked.map(({ method }) => method)).toEqual(["GET", "POST", "GET", "GET"]);
});

test("whoever has left asks no more", async () => {
  const asked = serve({ [`GET ${ASKED}`]: { progress: "working" } });
  const { result, unmount } = renderHook(() => useReview("t"), { wrapper });
  await waitFor(() => expect(result.current.state?.progress).toBe("working"));
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
});

test("a refusal is told, and asked again it begins anew", async () => {
  const refused = new Refused(503, { code: "busy", reason: "too many", details: {} });
  const asked = serve({ [`GET ${ASKED}`]: refused, [`POST ${ASKED}`]: { progress: "done" } });
  const { result } = renderHook(() => useReview("t"), { wrapper });
  await waitFor(() => expect(result.current.failure).not.toBe(""));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.state?.progress).toBe("done"));
  expect(result.current.failure).toBe("");
  expect(asked.map(({ method }) => method)).toEqual(["GET", "POST"]);
});

test("nothing is asked before it is known who we are", () => {
  useGuest.setState({ guest: null, known: false });
  const asked = serve({});
  renderHook(() => useReview("t"), { wrapper });
  expect(asked).toEqual([]);
});
