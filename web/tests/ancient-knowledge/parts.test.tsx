// @vitest-environment happy-dom
// Which part of the table a small screen shows, and what the keyboard does.
import { act, fireEvent, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useKeys } from "../../src/games/ancient-knowledge/ask/useKeys";
import type { KnowledgeDesk } from "../../src/games/ancient-knowledge/desk/useKnowledgeDesk";
import { partsAsked, useParts } from "../../src/games/ancient-knowledge/useParts";
import type { Action } from "../../src/server/choices";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("ancient-knowledge", "knowledge");
const hands = { click: vi.fn(), look: vi.fn(), cancel: vi.fn(), open: vi.fn(), act: vi.fn() };

function desk(change: Record<string, unknown> = {}, cards: string[] = []): KnowledgeDesk {
  const seats = [
    { hand: ["C1", "C2"], timeline: [], artefacts: [] },
    { timeline: [[["M9", 1]]], artefacts: ["A5"] },
  ];
  return {
    asked: { type: "action", cause: null },
    answers: { cards: new Set(cards), spaces: new Map(), buttons: [] },
    view: { seat: 0, seats, pillars: [["T1"], ["T2"], []] },
    choices: [{ kind: "archive", seat: 0 }],
    opened: null,
    guard: { isSettled: () => true, unsettle: () => undefined },
    ...hands,
    ...change,
  } as unknown as KnowledgeDesk;
}

beforeEach(() => void vi.clearAllMocks());

test.each([
  ["my own cards", ["C1"], ["mine"]],
  ["technologies", ["T2"], ["technologies"]],
  ["what others have", ["M9", "A5"], ["others"]],
  ["several of these", ["C1", "T1"], ["mine", "technologies"]],
])("%s are shown where they lie", (_, cards, parts) => {
  expect(partsAsked(desk({}, cards))).toEqual(parts);
});

test("an action that was opened shows its own cards; without a question nothing is wanted", () => {
  expect(partsAsked(desk({ opened: "learn" }, ["C1", "T1"]))).toEqual(["technologies"]);
  expect(partsAsked(desk({ opened: "create" }, ["C1", "T1"]))).toEqual(["mine"]);
  expect(partsAsked(desk({ choices: [{ kind: "rob", seat: 0, opponent: 1 }] }))).toEqual(["others"]);
  expect(partsAsked(desk({ asked: null }, ["C1"]))).toEqual([]);
});

test("what buttons answer is about one's own board, or about the pillars", () => {
  expect(partsAsked(desk({ choices: [{ kind: "amount", seat: 0, number: 1 }] }))).toEqual(["mine"]);
  expect(partsAsked(desk({ choices: [{ kind: "flip", seat: 0, pillar: 1 }] }))).toEqual(["technologies"]);
});

test("a question that is answered elsewhere is gone to, and one may look away from it", () => {
  const { result, rerender } = renderHook(({ now }) => useParts(now), {
    wrapper,
    initialProps: { now: desk({}, ["C1"]) },
  });
  expect(result.current.part).toBe("mine");
  rerender({ now: desk({ opened: "learn" }, ["T1"]) });
  expect(result.current.part).toBe("technologies");
  act(() => result.current.chips.find(({ name }) => name === "log")?.show());
  expect(result.current.part).toBe("log");
  expect(result.current.chips.filter(({ wanted }) => wanted).map(({ name }) => name)).toEqual([
    "technologies",
  ]);
});

test("a choice that is only shown is gone to as well, and one may look away from it", () => {
  const { result, rerender } = renderHook(({ shown }) => useParts(desk({ asked: null }), shown), {
    wrapper,
    initialProps: { shown: null as Action | null },
  });
  const parts = (["learn", "rob", "create"] as const).map(kind => {
    rerender({ shown: { kind, seat: 0 } });
    return result.current.part;
  });
  expect(parts).toEqual(["technologies", "others", "mine"]);
  act(() => result.current.chips.find(({ name }) => name === "log")?.show());
  expect(result.current.part).toBe("log");
});

function press(key: string, code: string, more = {}): void {
  fireEvent.keyDown(document.body, { key, code, ...more });
}

test("a digit chooses a card of the hand, with Shift an action; Escape gives up", () => {
  const { result } = renderHook(() => useKeys(desk()), { wrapper });
  expect(result.current.length).toBeGreaterThan(3);
  press("2", "Digit2");
  expect(hands.click).toHaveBeenCalledWith("C2");
  press("9", "Digit9");
  expect(hands.click).toHaveBeenCalledTimes(1);
  press("#", "Digit3", { shiftKey: true });
  expect(hands.act).toHaveBeenCalledWith({ kind: "archive", seat: 0 });
  press("!", "Digit1", { shiftKey: true });
  expect(hands.open).not.toHaveBeenCalled();
  press("Escape", "Escape");
  expect(hands.cancel).toHaveBeenCalled();
});

test("a key that is held down or belongs to the browser does nothing", () => {
  renderHook(() => useKeys(desk()), { wrapper });
  press("1", "Digit1", { repeat: true });
  press("1", "Digit1", { ctrlKey: true });
  press("x", "KeyX");
  expect(hands.click).not.toHaveBeenCalled();
});
