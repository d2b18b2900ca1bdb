// @vitest-environment happy-dom
// A finished game again: positions page by page, one at a time, with an address each.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useSettings } from "../../src/app/settings";
import type { Frame, TableInfo } from "../../src/messages";
import { asGame, captionOf, placeOf, whyOf } from "../../src/replay/frames";
import { ownSeat } from "../../src/replay/ownSeat";
import { useFrames, usePlayer, useWords } from "../../src/replay/useReplay";
import { logOf } from "../../src/server/tableState";
import { Refused, serve } from "../helpers/fakeServer";

function frame(number: number): Frame {
  const line = {
    step: number - 1,
    event: 0,
    seat: 0,
    rule: null,
    title: "",
    mentions: [{ text: "Petra (M2)", piece: "M2" }],
  };
  return {
    number,
    step: number ? { number: number - 1, seat: 0, events: [] } : null,
    lines: number ? [{ ...line, text: `Step ${number}: Petra (M2).` }] : [],
    view: { at: number },
    scores: [number],
  };
}

const FRAMES = [0, 1, 2, 3].map(frame);

beforeEach(() => history.replaceState(null, "", "/t/t1/replay"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is seen from one's own seat, as by a spectator where there is none or one has several", () => {
  const seats = (...mine: boolean[]) => ({ seats: mine.map(mine => ({ mine })) }) as unknown as TableInfo;
  expect([null, seats(true), seats(false, true), seats(false), seats(true, true)].map(ownSeat)).toEqual([
    null,
    0,
    1,
    null,
    null,
  ]);
});

describe("a position", () => {
  test("is a game with all that had happened by then, in which nobody is asked", () => {
    const game = asGame(frame(2), FRAMES, 1);
    expect(game).toMatchObject({
      seat: 1,
      version: 2,
      view: { at: 2 },
      scores: [2],
      waiting_for: [],
      decision: null,
    });
    expect(game.steps.map(({ number }) => number)).toEqual([0, 1]);
    expect(logOf(game).map(({ step }) => step)).toEqual([0, 1]);
  });

  test("has a caption without the numbers of cards", () => {
    expect(captionOf(frame(2))).toBe("Step 2: Petra.");
    expect(captionOf(frame(0))).toBe("");
  });

  test("tells why, where a bot did it", () => {
    const { lines, ...rest } = frame(2);
    expect(whyOf(frame(2))).toBe("");
    expect(whyOf({ ...rest, lines: lines.map(line => ({ ...line, why: "It pays." })) })).toBe("It pays.");
  });

  test.each([
    ["?at=7", 7],
    ["", 0],
    ["?at=-1", 0],
    ["?at=x", 0],
    ["?at=1.5", 0],
  ])("of the address %s is number %i", (query, place) => {
    expect(placeOf(query)).toBe(place);
  });
});

describe("the positions", () => {
  test("come page by page", async () => {
    serve({
      "GET /tables/t1/replay?first=0&seat=0&language=en": { total: 4, frames: FRAMES.slice(0, 3) },
      "GET /tables/t1/replay?first=3&seat=0&language=en": { total: 4, frames: FRAMES.slice(3) },
    });
    const { result } = renderHook(() => useFrames("t1", 0, "en", vi.fn()));
    await waitFor(() => expect(result.current.frames).toHaveLength(4));
    expect(result.current.total).toBe(4);
  });

  test("end where the server has no more, and a refusal is told", async () => {
    const fail = vi.fn();
    const asked = serve({
      "GET /tables/t1/replay?first=0&language=en": { total: 9, frames: [] },
      "GET /tables/t1/replay?first=0&language=de": new Refused(409, {
        code: "not-over",
        reason: "",
        details: {},
      }),
    });
    const { rerender } = renderHook(({ language }) => useFrames("t1", null, language, fail), {
      initialProps: { language: "en" },
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    rerender({ language: "de" });
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  });

  test("can be read in words", async () => {
    serve({ "GET /tables/t1/words?at=2&seat=1&language=fr": { lines: ["tas : 3"], ending: [] } });
    const { result } = renderHook(() => useWords("t1", 2));
    expect(await result.current({ seat: 1, language: "fr" })).toMatchObject({
      version: 2,
      lines: ["tas : 3"],
    });
    expect(await result.current({ seat: 0, language: "fr" })).toBeNull();
  });
});

describe("the player", () => {
  test("goes where it is told and leaves the place in the address", () => {
    const { result } = renderHook(() => usePlayer(4));
    expect(result.current).toMatchObject({ place: 0, last: 3 });
    act(() => result.current.go(2));
    expect(result.current.place).toBe(2);
    expect(location.search).toBe("?at=2");
  });

  test("begins at the place of the address, as far as there is one", () => {
    history.replaceState(null, "", "/t/t1/replay?at=99");
    expect(renderHook(() => usePlayer(4)).result.current.place).toBe(3);
    expect(renderHook(() => usePlayer(0)).result.current).toMatchObject({ place: 0, last: 0 });
  });

  test("goes on by itself at the speed of the settings, and stops at the end", () => {
    vi.useFakeTimers();
    useSettings.setState({ speed: 2 });
    const { result } = renderHook(() => usePlayer(3));
    act(() => result.current.run(true));
    act(() => vi.advanceTimersByTime(449));
    expect(result.current.place).toBe(0);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.place).toBe(1);
    act(() => vi.advanceTimersByTime(450));
    expect(result.current).toMatchObject({ place: 2, running: false });
    useSettings.setState({ speed: 1 });
  });
});
