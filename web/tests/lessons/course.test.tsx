// @vitest-environment happy-dom
// A lesson under way: a table of its own, and one step after the other.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import type { Lesson } from "../../src/lessons/lessons";
import { useCourse, useLessonTable } from "../../src/lessons/useLesson";
import type { Action } from "../../src/server/choices";
import type { TableController } from "../../src/server/useTable";
import { serve } from "../helpers/fakeServer";
import { FakeSocket } from "../helpers/fakeSocket";
import { update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const LESSON: Lesson = {
  rules: { game: "pebbles", seats: [{ kind: "mine" }] },
  steps: [
    { name: "take", kinds: ["take"], means: ({ count }) => count === 2 },
    { name: "rest", kinds: ["rest"] },
  ],
};
const take = (count: number): Action => ({ kind: "take", seat: 0, count });

function asked(version: number, ...actions: Action[]) {
  const decision = { type: "x", cause: null, choices: actions.map(same => ({ same })) };
  return update({ version, decision });
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

test("a table is made for the lesson, once it is known who learns, and once only", async () => {
  useGuest.setState({ guest: null, known: false });
  const guest = { id: "g", name: "Guest", webhook: null };
  const requests = serve({
    "POST /guest": { guest, token: "t", recovery_code: "c" },
    "POST /tables": { id: "t1" },
    "POST /tables/t1/commands": {},
  });
  const load = async () => ({ default: LESSON });
  const { result, unmount } = renderHook(() => useLessonTable(load), { wrapper });
  expect([result.current, requests]).toEqual([null, []]);
  act(() => useGuest.setState({ known: true }));
  await waitFor(() => expect(result.current?.lesson).toBe(LESSON));
  expect(requests.map(({ path }) => path)).toEqual(["/guest", "/tables", "/tables/t1/commands"]);
  expect(FakeSocket.latest().address).toContain("/tables/t1/play");
  unmount();
});

describe("the course", () => {
  const controller = { choose: vi.fn(async () => null), ask: vi.fn(async () => null) };
  const follow = (first: ReturnType<typeof asked>) =>
    renderHook(
      ({ game }) => useCourse({ lesson: LESSON, controller: controller as unknown as TableController }, game),
      { initialProps: { game: first } },
    );

  test("offers what the step means, goes on when it is done, and ends", () => {
    const { result, rerender } = follow(asked(1, take(1), take(2)));
    expect(result.current.game.decision?.choices).toEqual([{ same: take(2) }]);
    act(() => void result.current.choose(take(2)));
    expect(controller.choose).toHaveBeenCalledWith(take(2));
    rerender({ game: asked(2, { kind: "rest", seat: 0 }) });
    expect(result.current.step?.name).toBe("rest");
    act(() => void result.current.choose({ kind: "rest", seat: 0 }));
    rerender({ game: asked(3, take(1)) });
    expect(result.current).toMatchObject({ current: 2, step: undefined });
    expect(result.current.game.decision?.choices).toHaveLength(1);
  });

  test("goes back with a step that is taken back", () => {
    const { result, rerender } = follow(asked(1, take(2)));
    act(() => void result.current.choose(take(2)));
    rerender({ game: asked(2, { kind: "rest", seat: 0 }) });
    act(() => result.current.undo());
    expect(controller.ask).toHaveBeenCalledWith({ kind: "undo", version: 2, seat: 0 });
    expect(result.current.current).toBe(0);
    act(() => result.current.undo());
    expect(result.current.current).toBe(0);
  });
});
