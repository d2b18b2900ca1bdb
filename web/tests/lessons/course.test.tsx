// @vitest-environment happy-dom
// A lesson under way: a table for each scene, and one step after the other.
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useGuest } from "../../src/app/guest";
import { type LessonStep, rulesOf, type Scene } from "../../src/lessons/lessons";
import { useCourse } from "../../src/lessons/useLesson";
import type { Action } from "../../src/server/choices";
import type { TableController } from "../../src/server/useTable";
import { usePrivateTable } from "../../src/table/usePrivateTable";
import { serve } from "../helpers/fakeServer";
import { FakeSocket } from "../helpers/fakeSocket";
import { update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const STEPS: readonly LessonStep[] = [
  { name: "why", answers: 2, right: 2 },
  { name: "take", kinds: ["take"], open: true, means: [{ count: 2 }] },
  { name: "feel", tries: [{ rule: "taller", cells: [] }] },
  { name: "rest", kinds: ["rest"] },
];
const SCENE: Scene = { position: {}, steps: STEPS };
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

const guest = { id: "g", name: "Guest", webhook: null };

test("a table is made for a scene, once it is known who learns, and once only", async () => {
  useGuest.setState({ guest: null, known: false });
  const requests = serve({
    "POST /guest": { guest, token: "t", recovery_code: "c" },
    "POST /tables": { id: "t1" },
    "POST /tables/t1/commands": {},
  });
  const { result, unmount } = renderHook(() => usePrivateTable(() => rulesOf("pebbles", SCENE)), { wrapper });
  expect([result.current.controller, requests]).toEqual([null, []]);
  act(() => useGuest.setState({ known: true }));
  await waitFor(() => expect(result.current.controller).not.toBeNull());
  expect(requests.map(({ path }) => path)).toEqual(["/guest", "/tables", "/tables/t1/commands"]);
  expect(FakeSocket.latest().address).toContain("/tables/t1/play");
  unmount();
});

test("a scene that cannot begin says why", async () => {
  useGuest.setState({ guest, known: true });
  serve({});
  const { result, unmount } = renderHook(() => usePrivateTable(() => rulesOf("pebbles", SCENE)), { wrapper });
  await waitFor(() => expect(result.current.failure).not.toBe(""));
  unmount();
});

describe("the course", () => {
  const refused = {
    kind: "refused",
    id: "x",
    code: "placement",
    reason: "",
    details: { broken: ["taller"] },
  };
  const controller = {
    choose: vi.fn(async () => null),
    aboutTurn: vi.fn(async () => null),
    preview: vi.fn(async () => refused),
  };
  const follow = (first: ReturnType<typeof asked>) =>
    renderHook(({ game }) => useCourse(STEPS, controller as unknown as TableController, game), {
      initialProps: { game: first },
    });

  test("goes from question to action to what is felt, and says when one is astray", async () => {
    const { result, rerender } = follow(asked(1, take(1), take(2)));
    // A question of the lesson's own: the table asks nothing meanwhile.
    expect(result.current.game).toMatchObject({ decision: null, waiting_for: [] });
    await act(async () => void result.current.choose(take(2)));
    expect([result.current.astray, controller.choose.mock.calls.length]).toEqual([true, 0]);
    const before = result.current.spoken;
    act(() => result.current.answer(1));
    expect([result.current.astray, result.current.current]).toEqual([true, 0]);
    // Once more astray is said once more: a hint that lay there is about what is past.
    expect(result.current.spoken).toBe(before + 1);
    act(() => result.current.answer(2));
    expect(result.current).toMatchObject({ astray: false, current: 1 });
    expect(result.current.game.decision).not.toBeNull();
    await act(async () => void result.current.choose(take(1)));
    expect([result.current.astray, controller.choose.mock.calls.length]).toEqual([true, 0]);
    await act(async () => void result.current.choose(take(2)));
    expect(controller.choose).toHaveBeenCalledWith(take(2), undefined);
    rerender({ game: asked(2, { kind: "rest", seat: 0 }) });
    expect(result.current).toMatchObject({ current: 2, felt: [] });
    await act(async () => void (await result.current.preview(take(1))));
    expect(result.current.felt).toEqual([refused]);
    act(() => result.current.answer(0));
    expect(result.current.step?.name).toBe("rest");
    await act(async () => void result.current.choose({ kind: "rest", seat: 0 }));
    rerender({ game: asked(3, take(1)) });
    expect(result.current).toMatchObject({ current: 4, step: undefined });
  });

  test("goes back with a step that is undone", async () => {
    const { result, rerender } = follow(asked(1, take(2)));
    act(() => result.current.answer(2));
    await act(async () => void result.current.choose(take(2)));
    rerender({ game: asked(2, { kind: "rest", seat: 0 }) });
    await act(() => result.current.undo());
    expect(controller.aboutTurn).toHaveBeenCalledWith("undo", 0);
    expect(result.current.current).toBe(1);
  });
});
