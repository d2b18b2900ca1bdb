// @vitest-environment happy-dom
// Tables as lines: bots are there by their names, as at the table.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NoTables } from "../../src/lobby/NoTables";
import { isPublic } from "../../src/lobby/plans";
import { TableList } from "../../src/lobby/TableList";
import type { TableLine } from "../../src/messages";
import { gameInfo, line } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("lobby");

afterEach(cleanup);

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

test("where no table is open one can create one for everybody, or play at once", () => {
  const play = vi.fn();
  const advised = { name: "starter_sets", default: false, choices: [false, true], first_game: true };
  const games = [gameInfo({ name: "block-and-key", players: [1, 2, 3], options: [advised] })];
  const empty = <NoTables games={games} played={new Set()} daily="block-and-key" busy={false} play={play} />;
  render(<TableList tables={[]} title="Public tables" empty={empty} />, { wrapper });
  const [create, daily] = screen.getAllByRole("link").map(found => found.getAttribute("href") ?? "");
  expect(create).toMatch(/^\/new\/block-and-key\?company=friends/);
  expect(isPublic(create?.split("?")[1] ?? "")).toBe(true);
  expect(daily).toBe("/daily/block-and-key");
  fireEvent.click(screen.getByRole("button"));
  const seats = [{ kind: "mine" }, { kind: "bot" }];
  expect(play.mock.calls[0]?.[0]).toMatchObject({ seats, options: { starter_sets: true } });
});

test("where some are open nothing is said of it", () => {
  render(<TableList tables={[line()]} title="Public tables" empty="None." />, { wrapper });
  expect(screen.queryByText("None.")).toBeNull();
});
