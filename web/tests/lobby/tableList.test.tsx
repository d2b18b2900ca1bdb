// @vitest-environment happy-dom
// Tables as lines: bots are there by their names, as at the table.
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TableList } from "../../src/lobby/TableList";
import type { TableLine } from "../../src/messages";
import { line } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("lobby");

function whoSits(change: Partial<TableLine>): string | null | undefined {
  const { container, unmount } = render(<TableList tables={[line(change)]} title="Tables" />, { wrapper });
  const who = container.querySelector(".table-who")?.textContent;
  unmount();
  return who;
}

test("a bot is called by its character; two of a kind are counted", () => {
  expect(whoSits({ bots: [1], strengths: [null, "novice"] })).toBe("Pip");
  const three = { names: ["Ada", null, null, null], bots: [1, 2, 3] };
  expect(whoSits({ ...three, strengths: [null, "novice", "master", "novice"] })).toBe(
    "Pip 1 · Professor Ashlar · Pip 2",
  );
});

test("whose strength nobody kept is a bot with a number, and a free seat stays one", () => {
  expect(whoSits({ bots: [1], strengths: [] })).toBe("Bot 2");
  expect(whoSits({ bots: [], strengths: [] })).toBe("free seat");
});
