// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { placeBeside } from "../../src/log/placeBeside";

beforeEach(() => Object.assign(window, { innerWidth: 1000, innerHeight: 800 }));

test("an explanation stands below its word, or above it where there is more room", () => {
  expect(placeBeside({ left: 100, top: 80, bottom: 100 })).toMatchObject({
    left: 100,
    top: 108,
    maxHeight: 684,
  });
  expect(placeBeside({ left: 100, top: 600, bottom: 620 })).toMatchObject({ bottom: 208, maxHeight: 584 });
});

test("it never leaves the page to a side", () => {
  expect(placeBeside({ left: 990, top: 0, bottom: 20 }).left).toBe(672);
  expect(placeBeside({ left: -50, top: 0, bottom: 20 }).left).toBe(8);
});
