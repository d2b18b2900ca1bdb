// @vitest-environment happy-dom

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../src/app/settings";
import { SOUNDS as KNOWLEDGE } from "../../src/games/ancient-knowledge/motion/sounds";
import { SOUNDS as BLOCKS } from "../../src/games/block-and-key/motion/sounds";
import { soundsOf } from "../../src/sound/events";
import { forget, play } from "../../src/sound/play";
import { hear } from "../../src/sound/useSounds";
import { type SoundName, VOICES } from "../../src/sound/voices";
import { FakeAudio } from "../helpers/fakeAudio";

beforeEach(() => {
  FakeAudio.reset();
  forget();
  vi.stubGlobal("AudioContext", FakeAudio);
});

test.each(Object.keys(VOICES) as SoundName[])(
  "%s: every part is scheduled, in its time, and dies away",
  name => {
    FakeAudio.now = 5;
    play(name, 0.5);
    const [audio] = FakeAudio.made;
    expect(audio?.sources.map(({ started, stopped }) => [started, stopped])).toEqual(
      VOICES[name].map(({ start, length }) => [5 + start, 5 + start + length]),
    );
    const [master, ...parts] = audio?.gains ?? [];
    expect(master?.set).toEqual([[0.5, 5]]);
    expect(parts.map(({ set }) => set[0]?.[0])).toEqual(VOICES[name].map(({ loud }) => loud));
    expect(parts.every(({ ramps }) => (ramps[0]?.[0] ?? 1) < 0.001)).toBe(true);
    expect(audio?.sources.every(({ reached }) => reached().includes(audio.destination))).toBe(true);
  },
);

test("nothing is louder than the device allows", () => {
  for (const parts of Object.values(VOICES))
    for (let time = 0; time < 2; time += 0.02) {
      const sounding = parts.filter(({ start, length }) => start <= time && time < start + length);
      const loud = sounding.reduce(
        (sum, { start, length, loud }) => sum + loud * 0.0015 ** ((time - start) / length),
        0,
      );
      expect(loud).toBeLessThan(1.2);
    }
});

test("the same sound twice at once is heard once; there is one context for all", () => {
  play("stone", 1);
  play("stone", 1);
  play("key", 1);
  expect(FakeAudio.made).toHaveLength(1);
  expect(FakeAudio.made[0]?.sources).toHaveLength(VOICES.stone.length + VOICES.key.length);
  FakeAudio.now = 1;
  play("stone", 1);
  expect(FakeAudio.made[0]?.sources).toHaveLength(2 * VOICES.stone.length + VOICES.key.length);
});

test("silence is no sound at all, and a browser without audio is no fault", () => {
  play("stone", 0);
  expect(FakeAudio.made).toHaveLength(0);
  vi.stubGlobal("AudioContext", undefined);
  play("stone", 1);
});

test("nothing is heard until it is chosen", async () => {
  hear("stone");
  await vi.dynamicImportSettled();
  expect(FakeAudio.made).toHaveLength(0);
  useSettings.setState({ sound: true, volume: 0.3 });
  hear("stone");
  await vi.waitFor(() => expect(FakeAudio.made[0]?.gains[0]?.set).toEqual([[0.3, 0]]));
  useSettings.setState({ sound: false });
});

test("what happens has its sound, which the game says: each once, whatever else happens with it", () => {
  const kinds = ["turn-began", "placed", "key-claimed", "key-claimed", "game-ended"];
  const events = kinds.map(kind => ({ kind }));
  expect(soundsOf(events, BLOCKS)).toEqual(["stone", "key", "end"]);
  expect(soundsOf(events, KNOWLEDGE)).toEqual(["end"]);
  expect(soundsOf([{ kind: "knowledge-lost" }], KNOWLEDGE)).toEqual(["lost"]);
});

test("all sounds are smaller than ten kilobytes", () => {
  const written = readdirSync("src/sound").map(name => readFileSync(`src/sound/${name}`, "utf8"));
  expect(gzipSync(written.join("")).length).toBeLessThan(10_000);
});
