// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnderHand, pressBegan } from "../../src/design/press";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"], now: 0 }));
afterEach(() => vi.useRealTimers());

function after(time: number, event: Event): number {
  vi.advanceTimersByTime(time);
  const now = performance.now();
  dispatchEvent(event);
  return now;
}

const pointer = (kind: string, isPrimary = true) => new PointerEvent(kind, { isPrimary });
const key = (repeat = false) => new KeyboardEvent("keydown", { key: "Enter", repeat });

test("a finger begins when it goes down, and a second one begins nothing", () => {
  const began = after(100, pointer("pointerdown"));
  after(300, pointer("pointerdown", false));
  after(300, pointer("pointerup"));
  expect(pressBegan()).toBe(began);
});

test("a key that is held has begun once", () => {
  const began = after(100, key());
  after(500, key(true));
  after(30, key(true));
  expect(pressBegan()).toBe(began);
  expect(after(10, key())).toBe(pressBegan());
});

test("a click that nobody pressed for begins by itself", () => {
  after(100, pointer("pointerdown"));
  after(50, pointer("pointerup"));
  expect(after(5000, new MouseEvent("click"))).toBe(pressBegan());
});

test("what comes up where a hand has just pressed lies under it, for a while", () => {
  const button = (left: number) =>
    ({ getBoundingClientRect: () => ({ left, right: left + 50, top: 0, bottom: 40 }) }) as Element;
  after(5000, new PointerEvent("pointerdown", { isPrimary: true, clientX: 60, clientY: 20 }));
  expect(isUnderHand([button(0)])).toBe(false);
  expect(isUnderHand([button(0), button(40)])).toBe(true);
  vi.advanceTimersByTime(2500);
  expect(isUnderHand([button(40)])).toBe(false);
  after(0, new PointerEvent("pointerdown", { isPrimary: true, clientX: 60, clientY: 20 }));
  after(10, key());
  expect(isUnderHand([button(40)])).toBe(false);
});
