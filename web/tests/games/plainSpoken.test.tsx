// @vitest-environment happy-dom
// Text mode: what was just done and what is asked is said each time.
import { render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GameTableProps } from "../../src/games/gameTable";
import PlainTable from "../../src/games/plain/PlainTable";
import type { LogLine } from "../../src/messages";
import { table, update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const line = (text: string): LogLine => ({ text, step: 1, event: 0, rule: null, why: null }) as never;

function at(version: number, log: string[]): GameTableProps {
  const told = {
    version,
    question: "Discard a card.",
    lines: [],
    ending: [],
    groups: [],
    moves: [],
  };
  return {
    table: table(),
    game: update({ version }),
    log: log.map(line),
    choose: async () => null,
    preview: async () => null,
    tell: async () => told as never,
  };
}

test("two equal questions in a row: each is said, with the card that was given", async () => {
  const { container, rerender } = render(<PlainTable {...at(1, ["The game begins."])} />, { wrapper });
  const said = (): string => container.querySelector("[role=status]")?.textContent ?? "";
  await waitFor(() => expect(said()).toBe("Discard a card."));
  rerender(<PlainTable {...at(2, ["The game begins.", "You discard Byblos."])} />);
  await waitFor(() => expect(said().trim()).toBe("You discard Byblos. Discard a card."));
  const before = said();
  rerender(<PlainTable {...at(3, ["The game begins.", "You discard Byblos."])} />);
  await waitFor(() => expect(said().trim()).toBe("Discard a card."));
  rerender(<PlainTable {...at(4, ["The game begins.", "You discard Byblos.", "You discard Byblos."])} />);
  await waitFor(() => expect(said().trim()).toBe(before.trim()));
});
