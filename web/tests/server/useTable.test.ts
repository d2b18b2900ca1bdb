// @vitest-environment happy-dom
// In which language the log is told: the one of the settings, also after another one was chosen.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../src/app/settings";
import { logOf } from "../../src/server/tableState";
import { TableController, useTableController } from "../../src/server/useTable";
import { FakeSocket, HELLO, latest } from "./fakeSocket";

let controller: TableController;

function update(text: string) {
  const line = { step: 0, event: 0, seat: 0, text, rule: null, title: "", mentions: [] };
  return {
    kind: "update",
    seat: 0,
    first_step: 0,
    steps: [{ number: 0, seat: 0, events: [], lines: [line] }],
  };
}

function told(): string[] {
  return [...controller.store.getState().games.values()].flatMap(logOf).map(({ text }) => text);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  controller = new TableController("t1", "en");
  latest().say(HELLO);
  latest().say(update("You pass."));
});

afterEach(() => {
  controller.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the table is asked for in the reader's language", () => {
  expect(latest().address).toMatch(/\/api\/tables\/t1\/play\?language=en$/);
  expect(told()).toEqual(["You pass."]);
});

test("another language has the whole log told anew, once", () => {
  controller.speak("fr");
  controller.speak("fr");
  expect(latest().sent).toMatchObject([{ kind: "resync", language: "fr" }]);
  latest().say(update("Tu passes."));
  expect(told()).toEqual(["Tu passes."]);
});

test("a language chosen while the connection was lost is caught up with", () => {
  latest().onclose?.({ code: 1006 });
  controller.speak("de");
  vi.advanceTimersByTime(2000);
  expect(latest().address).toMatch(/\?language=de&steps=1$/);
  latest().say(HELLO);
  expect(latest().sent).toMatchObject([{ kind: "resync", language: "de" }]);
});

test("the settings choose the language, of an open table too", () => {
  useSettings.setState({ language: "de" });
  const { unmount } = renderHook(() => useTableController("t2", null));
  expect(latest().address).toMatch(/t2\/play\?language=de$/);
  latest().say(HELLO);
  expect(latest().sent).toEqual([]);
  act(() => useSettings.setState({ language: "fr" }));
  expect(latest().sent).toMatchObject([{ kind: "resync", language: "fr" }]);
  unmount();
});
