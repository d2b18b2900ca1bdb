// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { followSettings, useMotion, useSettings } from "../../src/app/settings";

afterEach(() => {
  vi.unstubAllGlobals();
  useSettings.setState({ motion: "auto", theme: "auto" });
});

test("a setting is kept for the next visit", () => {
  useSettings.getState().change({ speed: 2 });
  expect(JSON.parse(localStorage.getItem("digsite-settings") ?? "{}").state.speed).toBe(2);
});

test.each([
  ["full", true, true],
  ["none", false, false],
  ["auto", false, true],
  ["auto", true, false],
] as const)("movement %s, where the system wants rest: %s", (motion, rest, moves) => {
  vi.stubGlobal("matchMedia", () => ({ matches: rest }));
  useSettings.setState({ motion });
  expect(renderHook(() => useMotion()).result.current).toBe(moves);
});

test("the page wears the theme, now and after a change", () => {
  followSettings();
  expect(document.documentElement.dataset.theme).toBe("auto");
  useSettings.getState().change({ theme: "dark", motion: "none" });
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "none" });
});
