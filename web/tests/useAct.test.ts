// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAct } from "../src/games/useAct";
import type { Action } from "../src/server/choices";

const DONE: Action = { kind: "done", seat: 0 };

test("a decision is answered once; the next one, or the same after a refusal, again", async () => {
  const choose = vi.fn<(action: Action) => Promise<unknown>>().mockResolvedValue({ kind: "accepted" });
  const { result, rerender } = renderHook(({ choices }) => useAct(choices, choose), {
    initialProps: { choices: [DONE] },
  });
  await act(async () => result.current(DONE));
  await act(async () => result.current(DONE));
  expect(choose).toHaveBeenCalledTimes(1);
  choose.mockResolvedValue(null);
  rerender({ choices: [{ ...DONE }] });
  await act(async () => result.current(DONE));
  await act(async () => result.current(DONE));
  expect(choose).toHaveBeenCalledTimes(3);
});
