// @vitest-environment happy-dom
// Where the card one reads lies: below what is asked, or beside the small one, always inside the window.
import { beforeEach, expect, test, vi } from "vitest";
import { below, beside, footOf } from "../../src/games/ancient-knowledge/board/Reader";

const SIZE = { width: 300, height: 340 };

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
});

test("it lies at the foot of the panel where that leaves free what is asked", () => {
  const panel = { left: 1110, right: 1430, bottom: 890 };
  expect(below(panel, { bottom: 380 }, SIZE)).toEqual({ left: 1120, top: 542 });
  expect(below(panel, { bottom: 560 }, SIZE)).toBeNull();
});

test("beside a card of the hand it lies above it, beside another to its right or its left", () => {
  expect(beside({ left: 20, right: 180, top: 690, bottom: 880 }, SIZE)).toEqual({ left: 20, top: 342 });
  expect(beside({ left: 300, right: 420, top: 200, bottom: 300 }, SIZE)).toEqual({ left: 428, top: 200 });
  expect(beside({ left: 900, right: 1050, top: 200, bottom: 300 }, SIZE, 1100)).toEqual({
    left: 592,
    top: 200,
  });
});

test("what is asked ends where its words do, not where its room does", () => {
  document.body.innerHTML =
    '<section class="action-bar"><div><p></p></div><div><button></button><i></i></div></section>';
  const put = (selector: string, top: number, bottom: number): void => {
    const element = document.querySelector(selector) as HTMLElement;
    element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  };
  put("section", 65, 373);
  put("p", 70, 150);
  put("button", 170, 213);
  put("i", 372, 372);
  expect(footOf(document.querySelector("section") as Element)).toBe(213);
});
