// @vitest-environment happy-dom
// Menu and chat lie over the same table: where one opens, the other closes.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { SeatGame } from "../../src/server/tableState";
import type { TableController } from "../../src/server/useTable";
import { TableMenu } from "../../src/table/TableMenu";
import { seat, table, update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("table");
afterEach(cleanup);

test("the menu says that it has opened, and closes for the chat", () => {
  const opened = vi.fn();
  const menu = (chatOpen: boolean) => (
    <TableMenu
      controller={{} as TableController}
      table={table()}
      game={update({ version: 1 }) as unknown as SeatGame}
      present={[]}
      chatOpen={chatOpen}
      opened={opened}
    />
  );
  const { container, rerender } = render(menu(false), { wrapper });
  const details = container.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(opened).toHaveBeenCalled();
  rerender(menu(true));
  expect(details.open).toBe(false);
});

test("a bot for somebody who is away is offered where no clock brings it", () => {
  const seats = [seat(0, { mine: true }), seat(1, { name: "Ben" })];
  const at = table({ status: "playing", seats });
  const menu = (shown: typeof at) => (
    <TableMenu
      controller={{} as TableController}
      table={shown}
      game={update({ waiting_for: [1] }) as unknown as SeatGame}
      present={[0]}
      chatOpen={false}
      opened={vi.fn()}
    />
  );
  const { rerender } = render(menu(at), { wrapper });
  expect(screen.queryByText("Let a bot play for Ben")).not.toBeNull();
  rerender(menu({ ...at, rules: { ...at.rules, clock: { kind: "live", seconds: 60 } } }));
  expect(screen.queryByText("Let a bot play for Ben")).toBeNull();
});
