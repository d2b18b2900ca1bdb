// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAttention } from "../../src/app/attention";
import { useSettings } from "../../src/app/settings";
import { forget } from "../../src/sound/play";
import { VOICES } from "../../src/sound/voices";
import { FakeAudio } from "../helpers/fakeAudio";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const attend = (here: boolean, elsewhere: number) =>
  renderHook(props => useAttention(props.here, props.elsewhere), {
    wrapper,
    initialProps: { here, elsewhere },
  });

beforeEach(() => {
  FakeAudio.reset();
  forget();
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

test("there is a knock when more tables wait than before, where a sound is wanted", async () => {
  useSettings.setState({ sound: true });
  const { rerender } = attend(false, 0);
  expect(FakeAudio.made).toHaveLength(0);
  rerender({ here: true, elsewhere: 0 });
  await vi.waitFor(() => expect(FakeAudio.made[0]?.sources).toHaveLength(VOICES.turn.length));
  rerender({ here: false, elsewhere: 1 });
  await vi.dynamicImportSettled();
  expect(FakeAudio.made[0]?.sources).toHaveLength(VOICES.turn.length);
  useSettings.setState({ sound: false });
});
