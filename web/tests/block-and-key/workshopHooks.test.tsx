// @vitest-environment happy-dom
// The workshop at work: what is undone, what the server says of a set, and bots that try it.
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import { STANDARD } from "../../src/games/block-and-key/workshop/draft";
import { useCheck } from "../../src/games/block-and-key/workshop/useCheck";
import { useDraft } from "../../src/games/block-and-key/workshop/useDraft";
import { useGridKeys } from "../../src/games/block-and-key/workshop/useGridKeys";
import { useTrial } from "../../src/games/block-and-key/workshop/useTrial";
import { Refused, serve } from "../helpers/fakeServer";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const CHECK = "POST /workshop/check?language=en";
const BUSY = new Refused(503, { code: "busy", reason: "too many", details: {} });
const named = (name: string) => ({ ...STANDARD, name });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useGuest.setState({ guest: { id: "g", name: "Ada", webhook: null }, known: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("every change can be undone and done again, and the last is kept", () => {
  const { result } = renderHook(() => useDraft());
  expect([result.current.undo, result.current.redo]).toEqual([null, null]);
  act(() => result.current.change(named("one")));
  act(() => result.current.change(named("two")));
  act(() => result.current.undo?.());
  expect(result.current.draft.name).toBe("one");
  act(() => result.current.redo?.());
  expect([result.current.draft.name, result.current.redo, result.current.isKept]).toEqual([
    "two",
    null,
    true,
  ]);
  act(() => result.current.undo?.());
  act(() => result.current.change(named("three")));
  expect(result.current.redo).toBe(null);
  expect(renderHook(() => useDraft()).result.current.draft.name).toBe("three");
});

test("a set is checked a moment after its last change", async () => {
  const asked = serve({ [CHECK]: { faults: [] } });
  const { result, rerender } = renderHook(useCheck, { wrapper, initialProps: named("one") });
  await act(() => vi.advanceTimersByTimeAsync(100));
  rerender(named("two"));
  expect(result.current.checked).toBe(null);
  await act(() => vi.advanceTimersByTimeAsync(400));
  await waitFor(() => expect(result.current.checked).toEqual({ faults: [] }));
  expect(asked.map(({ body }) => (body as { pieces: { name: string } }).pieces.name)).toEqual(["two"]);
});

test("a check that fails is said, and asked for again", async () => {
  const answers = [BUSY, { faults: [] }];
  serve({ [CHECK]: () => answers.shift() });
  const draft = named("one");
  const { result } = renderHook(() => useCheck(draft), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(400));
  await waitFor(() => expect(result.current.failure).not.toBe(""));
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await waitFor(() => expect(result.current.checked).toEqual({ faults: [] }));
  expect(result.current.failure).toBe("");
});

test("a trial is followed until it is done", async () => {
  const later = [
    { id: "t", progress: "working" },
    { id: "t", progress: "done" },
  ];
  const asked = serve({
    "POST /workshop/trials": { id: "t", progress: "waiting" },
    "GET /workshop/trials/t": () => later.shift(),
  });
  const { result } = renderHook(() => useTrial(), { wrapper });
  act(() => result.current.start(named("one"), 2));
  expect(result.current.of?.name).toBe("one");
  await waitFor(() => expect(result.current.trial?.progress).toBe("waiting"));
  await act(() => vi.advanceTimersByTimeAsync(1600));
  await act(() => vi.advanceTimersByTimeAsync(1600));
  await waitFor(() => expect(result.current.trial?.progress).toBe("done"));
  expect(result.current.running).toBe(false);
  expect(asked.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
});

test("a trial that nobody waits for is ended", async () => {
  const asked = serve({
    "POST /workshop/trials": { id: "t", progress: "working" },
    "DELETE /workshop/trials/t": null,
  });
  const { result, unmount } = renderHook(() => useTrial(), { wrapper });
  act(() => result.current.start(named("one"), 2));
  await waitFor(() => expect(result.current.trial?.progress).toBe("working"));
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

test("a trial that is refused says so", async () => {
  serve({ "POST /workshop/trials": BUSY });
  const { result } = renderHook(() => useTrial(), { wrapper });
  act(() => result.current.start(named("one"), 2));
  await waitFor(() => expect(result.current.failure).not.toBe(""));
  expect(result.current.running).toBe(false);
});

function Grid() {
  const keys = useGridKeys(3, 2);
  return (
    <div ref={keys.ref}>
      {[0, 1, 2, 3, 4, 5].map(square => (
        <button
          key={square}
          type="button"
          tabIndex={keys.tabIndex(square)}
          onFocus={() => keys.focused(square)}
          onKeyDown={event => keys.move(event, square)}
        >
          {square}
        </button>
      ))}
    </div>
  );
}

test.each([
  ["ArrowRight", "4", "5"],
  ["ArrowRight", "5", "5"],
  ["ArrowLeft", "4", "3"],
  ["ArrowUp", "4", "1"],
  ["ArrowDown", "1", "4"],
  ["Home", "5", "3"],
  ["End", "0", "2"],
  ["a", "0", "0"],
])("in a grid %s goes from %s to %s, and Tab comes back there", (key, from, to) => {
  render(<Grid />);
  const square = (name: string) => screen.getByRole("button", { name });
  act(() => square(from).focus());
  fireEvent.keyDown(square(from), { key });
  expect(document.activeElement).toBe(square(to));
  expect(screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toEqual([square(to)]);
});
