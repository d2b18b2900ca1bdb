// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAttention } from "../../src/app/attention";
import { useSettings } from "../../src/app/settings";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const starts = vi.fn();

class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator() {
    return { type: "", frequency: { value: 0 }, connect: (to: unknown) => to, start: starts, stop: vi.fn() };
  }
  createGain() {
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: (to: unknown) => to };
  }
}

const attend = (here: boolean, elsewhere: number) =>
  renderHook(props => useAttention(props.here, props.elsewhere), {
    wrapper,
    initialProps: { here, elsewhere },
  });

beforeEach(() => {
  starts.mockClear();
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

test("the title calls us, and says how many other tables do", () => {
  const { rerender, unmount } = attend(true, 2);
  expect(document.title).toBe("(2) ● Your move – Digsite");
  rerender({ here: false, elsewhere: 0 });
  expect(document.title).toBe("Digsite");
  rerender({ here: true, elsewhere: 0 });
  unmount();
  expect(document.title).toBe("Digsite");
});

test("there is a knock when more tables wait than before, where a sound is wanted", () => {
  useSettings.setState({ sound: true });
  const { rerender } = attend(false, 0);
  expect(starts).not.toHaveBeenCalled();
  rerender({ here: true, elsewhere: 0 });
  expect(starts).toHaveBeenCalledTimes(2);
  rerender({ here: false, elsewhere: 1 });
  expect(starts).toHaveBeenCalledTimes(2);
  useSettings.setState({ sound: false });
});
