// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressBegan } from "../../src/design/press";

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
