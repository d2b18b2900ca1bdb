// @vitest-environment happy-dom
// A hint never lies on what it speaks of, where there is another corner for it.
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { meantBy, placeAway, useHintPlace } from "../../src/hint/hintPlace";
import type { Hinted } from "../../src/messages";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const size = { width: 384, height: 90 };

test("it lies at the right, below the bar, where nothing is meant", () => {
  expect(placeAway(size, [], box(0, 48, 1280, 720))).toEqual({ left: 1280 - 8 - 384, top: 56 });
});

test("a phone held sideways has yard and question at the right: it lies over the temple", () => {
  const yard = box(520, 44, 700, 230);
  const question = box(444, 240, 844, 390);
  expect(placeAway(size, [yard, question], box(0, 40, 844, 390))).toEqual({ left: 8, top: 48 });
});

test("a block of the supply that is meant stays in sight as well", () => {
  const supply = box(0, 330, 440, 390);
  const question = box(444, 240, 844, 390);
  expect(placeAway(size, [supply, question], box(0, 40, 844, 390))).toEqual({ left: 452, top: 48 });
});

test("where every corner covers something, it is the one that covers least", () => {
  const all = box(0, 0, 390, 500);
  expect(placeAway({ width: 374, height: 90 }, [all], box(0, 48, 390, 844)).top).toBe(844 - 8 - 90);
});

test("what is meant stays in sight, though more of what is asked is covered for it", () => {
  const [card, bar] = [box(152, 256, 292, 408), box(0, 412, 360, 640)];
  const small = { width: 336, height: 200 };
  const room = box(0, 74, 360, 640);
  expect(placeAway(small, [bar], room).top).toBe(82);
  expect(placeAway(small, [bar], room, [card]).top).toBeGreaterThanOrEqual(408);
});

test("of several places that cover nothing meant it takes one beside it, not only a corner", () => {
  const [high, low] = [box(0, 60, 360, 160), box(0, 500, 360, 640)];
  expect(placeAway({ width: 336, height: 200 }, [], box(0, 48, 360, 640), [high, low]).top).toBe(168);
});

test("where it has no room between them, it is as high as the largest gap", () => {
  const [block, key] = [box(6, 216, 56, 266), box(6, 384, 150, 474)];
  const tall = { width: 336, height: 181 };
  expect(placeAway(tall, [], box(0, 44, 360, 640), [block, key])).toEqual({
    left: 16,
    top: 52,
    maxHeight: 156,
  });
});

test("the frame of what is meant stays in sight too, and half a pixel that was rounded off covers nothing", () => {
  const block = box(6, 216, 56, 266);
  const room = box(0, 44, 360, 300);
  for (const height of [157, 163.6, 164]) {
    const { top, maxHeight } = placeAway({ width: 336, height }, [], room, [block]);
    expect(top + (maxHeight ?? height)).toBeLessThanOrEqual(216 - 8);
  }
});

test("it marks the pieces that it names, and the arrow of the row or column that it proposes", () => {
  const hinted = { pieces: ["st1-0"], action: { kind: "draft", line: "column3" } } as unknown as Hinted;
  expect(meantBy(hinted)).toEqual(['[data-piece="st1-0"]', '[data-choice="column3"]']);
  expect(meantBy({ pieces: [], action: null } as unknown as Hinted)).toEqual([]);
});

test("what a lesson says is never covered, even where less else would be", () => {
  document.body.innerHTML =
    '<header class="top-bar"></header><section class="lesson-text"></section><div class="action-bar"></div>';
  const put = (selector: string, place: ReturnType<typeof box>): void => {
    const element = document.querySelector(selector) as HTMLElement;
    element.getBoundingClientRect = () => place as DOMRect;
  };
  put(".top-bar", box(0, 0, innerWidth, 40));
  put(".lesson-text", box(0, 40, innerWidth, 200));
  put(".action-bar", box(0, 200, innerWidth, innerHeight));
  const panel = { current: document.createElement("section") };
  const { result } = renderHook(() => useHintPlace(panel, "anything"));
  expect(result.current.top).toBe(200 + 8);
});

test("it finds its place anew when words that came later made it larger", () => {
  let grown = (): void => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        grown = changed;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  document.body.innerHTML = '<header class="top-bar"></header><div class="action-bar"></div>';
  const bar = document.querySelector(".action-bar") as HTMLElement;
  bar.getBoundingClientRect = () => box(0, 0, innerWidth, 100) as DOMRect;
  const section = document.createElement("section");
  let height = 60;
  Object.defineProperty(section, "offsetWidth", { value: 300 });
  Object.defineProperty(section, "offsetHeight", { get: () => height });
  const panel = { current: section };
  const { result } = renderHook(() => useHintPlace(panel, "the same"));
  const before = Number(result.current.top);
  expect(before + height).toBeLessThanOrEqual(innerHeight);
  height = 160;
  act(() => grown());
  expect(result.current.top).toBe(before - 100);
  vi.unstubAllGlobals();
});
