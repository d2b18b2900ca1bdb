// @vitest-environment happy-dom
// Trying a marked decision again: up to three tries, and then what would have been better.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { JudgedTry, ReviewedDecision, TableInfo } from "../../src/messages";
import Exercise from "../../src/review/Exercise";
import type { Action } from "../../src/server/choices";
import { serve } from "../helpers/fakeServer";
import { update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const SEAT = { seat: 0, name: "Ada", mine: true };
const TABLE = {
  id: "t",
  rules: { game: "pebbles" },
  seats: [SEAT, { ...SEAT, seat: 1 }],
} as unknown as TableInfo;
const MOVE: Action = { kind: "rest", seat: 0 };
const GAME = update({ decision: { choices: [] } as never });
const SHOWN = { table: TABLE, games: new Map([[0, GAME]]) };
const PLAIN = { topics: [], Table: Asking };

vi.mock("../../src/table/usePrivateTable", () => ({
  usePrivateTable: () => ({ controller: { preview: vi.fn(), tell: vi.fn() }, failure: "" }),
}));
vi.mock("../../src/server/useTable", () => ({
  useTableState: () => SHOWN,
}));
vi.mock("../../src/server/tableState", () => ({ logOf: () => [] }));
vi.mock("../../src/games/registry", async load => ({
  ...(await load<object>()),
  tableOf: () => PLAIN,
}));

function Asking({ game, choose }: { game: { decision: unknown }; choose(action: Action): void }) {
  return (
    <button type="button" disabled={!game.decision} onClick={() => choose(MOVE)}>
      rest
    </button>
  );
}

const { wrapper } = await speaking("review", "study");
const DECISION: ReviewedDecision = {
  seat: 0,
  step: 5,
  loss: 0.3,
  error: 0.01,
  mark: "blunder",
  expected: 0.5,
  after: 0.2,
  draw: 0,
  best: { kind: "take", seat: 0 },
  told: "Ada rests.",
  better: "Take two",
  reason: "It ends the game.",
};
const WRONG: JudgedTry = { best: false, loss: 0.2, error: 0.01, mark: "blunder", told: "−20 %" };

afterEach(() => vi.unstubAllGlobals());

function tried(...judged: JudgedTry[]) {
  const asked = serve({ "POST /tables/t/review/try?language=en": () => judged.shift() });
  const show = vi.fn();
  render(<Exercise table={TABLE} decision={DECISION} back={vi.fn()} show={show} />, { wrapper });
  return { asked, show };
}

async function rest(left: number): Promise<void> {
  const button = await screen.findByRole("button", { name: "rest" });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(button);
  await waitFor(() =>
    expect(screen.queryByText(left === 1 ? "One try left." : `${left} tries left.`)).not.toBeNull(),
  );
}

afterEach(cleanup);

test("after three tries what would have been better is told and shown, and nothing more can be chosen", async () => {
  const { asked, show } = tried(WRONG, WRONG, WRONG);
  await rest(2);
  expect(screen.queryByText(/Take two/)).toBeNull();
  await rest(1);
  fireEvent.click(screen.getByRole("button", { name: "rest" }));
  await screen.findByText(/Take two\. It ends the game\./);
  expect((screen.getByRole("button", { name: "rest" }) as HTMLButtonElement).disabled).toBe(true);
  expect(asked).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "Show me" }));
  expect(show).toHaveBeenCalledWith({ step: 5, seat: 0, action: DECISION.best, text: "Take two" });
});

test("whoever finds a choice as good is done", async () => {
  tried({ ...WRONG, loss: 0, mark: null });
  fireEvent.click(await screen.findByRole("button", { name: "rest" }));
  await waitFor(() =>
    expect((screen.getByRole("button", { name: "rest" }) as HTMLButtonElement).disabled).toBe(true),
  );
  expect(screen.queryByText(/tries left/)).toBeNull();
  expect(screen.queryByText(/Take two/)).toBeNull();
});
