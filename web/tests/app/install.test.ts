// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dismiss, dismissed, isInstalled, isIos, useInstall, watchForInstall } from "../../src/app/install";

describe("installing", () => {
  beforeEach(() => {
    localStorage.clear();
    useInstall.setState({ prompt: null });
  });

  it("keeps the browser's question for later, until it is installed", () => {
    watchForInstall();
    const asks = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(asks);
    expect(asks.defaultPrevented).toBe(true);
    expect(useInstall.getState().prompt).toBe(asks);
    dispatchEvent(new Event("appinstalled"));
    expect(useInstall.getState().prompt).toBeNull();
  });

  it("remembers a no", () => {
    expect(dismissed()).toBe(false);
    dismiss();
    expect(dismissed()).toBe(true);
  });

  it("knows a browser that never asks, and an app that is installed", () => {
    expect(isIos("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")).toBe(true);
    expect(isIos("Mozilla/5.0 (X11; Linux x86_64)")).toBe(false);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(isInstalled()).toBe(true);
    vi.unstubAllGlobals();
  });
});
