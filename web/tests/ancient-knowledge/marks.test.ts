// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useMarks } from "../../src/games/ancient-knowledge/desk/useMarks";
import type { Action } from "../../src/server/choices";

const DONE: Action = { kind: "done", seat: 0 };

test("what is marked stays as long as the decision does, and a new decision begins without it", () => {
  const first = [DONE];
  const { result, rerender } = renderHook(({ choices }) => useMarks(choices), {
    initialProps: { choices: first },
  });
  act(() => result.current.mark({ selected: "C4" }));
  act(() => result.current.mark({ picked: new Set(["A3"]) }));
  rerender({ choices: first });
  expect(result.current).toMatchObject({ selected: "C4", picked: new Set(["A3"]) });
  rerender({ choices: [DONE] });
  expect(result.current).toMatchObject({ selected: null, picked: new Set() });
});

test("a mark set at the moment of a new decision is not wiped by it", () => {
  const { result, rerender } = renderHook(({ choices }) => useMarks(choices), {
    initialProps: { choices: [DONE] },
  });
  const next = [DONE];
  rerender({ choices: next });
  act(() => result.current.mark({ selected: "M9" }));
  rerender({ choices: next });
  expect(result.current.selected).toBe("M9");
});
