// @vitest-environment happy-dom
// Where a phone goes back, what lies over the page is closed, and nothing else.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCloseRequest } from "../../src/design/useCloseRequest";

const watching = new Set<EventTarget>();

class Watcher extends EventTarget {
  constructor() {
    super();
    watching.add(this);
  }
  destroy() {
    watching.delete(this);
  }
}

beforeEach(() => {
  watching.clear();
  vi.stubGlobal("CloseWatcher", Watcher);
});
afterEach(() => vi.unstubAllGlobals());

function touch(coarse: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
}

test("going back closes it as long as it is shown", () => {
  touch(true);
  const close = vi.fn();
  const { rerender, unmount } = renderHook(({ shown }) => useCloseRequest(shown, close), {
    initialProps: { shown: false },
  });
  expect(watching.size).toBe(0);
  rerender({ shown: true });
  act(() => {
    for (const each of watching) each.dispatchEvent(new Event("close"));
  });
  expect(close).toHaveBeenCalledOnce();
  rerender({ shown: false });
  expect(watching.size).toBe(0);
  rerender({ shown: true });
  unmount();
  expect(watching.size).toBe(0);
});

test("under a mouse, and where the browser has no such thing, nothing is watched", () => {
  touch(false);
  renderHook(() => useCloseRequest(true, vi.fn()));
  expect(watching.size).toBe(0);
  touch(true);
  vi.stubGlobal("CloseWatcher", undefined);
  renderHook(() => useCloseRequest(true, vi.fn()));
});
