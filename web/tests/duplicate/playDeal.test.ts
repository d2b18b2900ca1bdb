// @vitest-environment happy-dom
// A finished game's deal once more: the table is made, and started where nobody is waited for.
import { afterEach, expect, test, vi } from "vitest";
import { playDeal } from "../../src/duplicate/playDeal";
import type { SeatPlan } from "../../src/messages";
import { serve } from "../helpers/fakeServer";
import { table } from "../helpers/messages";

afterEach(() => vi.unstubAllGlobals());

function answers(seats: SeatPlan[]) {
  const copy = table({ id: "copy", rules: { game: "caches", seats } });
  return serve({ "POST /tables/t/duplicate": copy, "POST /tables/copy/commands": {} });
}

test("against bots it begins at once", async () => {
  const asked = answers([{ kind: "mine" }, { kind: "bot", strength: "adept" }]);
  expect(await playDeal("t", 0, false)).toBe("/t/copy");
  expect(asked.map(({ path }) => path)).toEqual(["/tables/t/duplicate", "/tables/copy/commands"]);
});

test("with friends it waits for them", async () => {
  const asked = answers([{ kind: "mine" }, { kind: "open" }]);
  expect(await playDeal("t", 0, true)).toBe("/t/copy");
  expect(asked.map(({ path }) => path)).toEqual(["/tables/t/duplicate"]);
});
