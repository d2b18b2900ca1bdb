// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { oncePrepared } from "../../src/lobby/making";
import { mayPreload } from "../../src/lobby/usePreloading";
import { ApiError } from "../../src/server/api";

const problem = (code: string): ApiError => new ApiError(503, { code, reason: "", details: {} });

it("asks again for a game that is being prepared, and for nothing else", async () => {
  const ask = vi.fn().mockRejectedValueOnce(problem("preparing")).mockResolvedValueOnce("a table");
  await expect(oncePrepared(ask)).resolves.toBe("a table");
  expect(ask).toHaveBeenCalledTimes(2);
  await expect(oncePrepared(() => Promise.reject(problem("unavailable")))).rejects.toThrow(ApiError);
});

it("fetches nothing ahead for whoever saves data or has a slow line", () => {
  expect(mayPreload(undefined)).toBe(true);
  expect(mayPreload({ effectiveType: "4g" })).toBe(true);
  expect(mayPreload({ effectiveType: "3g" })).toBe(false);
  expect(mayPreload({ saveData: true })).toBe(false);
});
