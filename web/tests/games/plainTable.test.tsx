// @vitest-environment happy-dom
// A game as text: what a button says is what it does, also while the words of another group are still to come.
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { TableWords } from "../../src/games/gameTable";
import PlainTable from "../../src/games/plain/PlainTable";
import { table, update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();

function words(moves: string[]): TableWords {
  const groups = [
    { title: "Blocks", choices: [0] },
    { title: "Keys", choices: [1] },
  ];
  return { version: 1, question: "What now?", groups, moves, lines: [], ending: [] } as unknown as TableWords;
}

test("the moves of a group are shown in their own words only", async () => {
  const answers: ((told: TableWords) => void)[] = [];
  const tell = vi.fn(() => new Promise<TableWords>(answer => answers.push(answer)));
  const decision = { type: "turn", choices: [{ same: { kind: "place" } }, { same: { kind: "claim" } }] };
  const game = update({ version: 1, decision: decision as never, waiting_for: [0] });
  const choose = vi.fn(async () => null);
  const props = { table: table(), game, log: [], choose, preview: async () => null, tell };
  render(<PlainTable {...props} />, { wrapper });
  const answer = (told: TableWords) => act(async () => answers.shift()?.(told));
  const open = (name: RegExp) => act(async () => screen.getByRole("button", { name }).click());

  await answer(words([]));
  await open(/Blocks/);
  await answer(words(["place the grey bar"]));
  expect(screen.getByRole("button", { name: "place the grey bar" })).toBeTruthy();

  await open(/Keys/);
  expect(screen.queryByRole("button", { name: "place the grey bar" })).toBeNull();
  await answer(words(["claim the sun key"]));
  expect(screen.getByRole("button", { name: "claim the sun key" })).toBeTruthy();
});
