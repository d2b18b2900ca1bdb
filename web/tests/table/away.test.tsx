// @vitest-environment happy-dom
// Who of those at the table is there.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlayerName } from "../../src/games/Avatar";
import { PresentProvider, SeatsProvider } from "../../src/games/seats";
import type { SeatInfo } from "../../src/messages";
import { WaitedFor } from "../../src/table/RoomWord";
import { TextsProvider } from "../../src/texts/TextsProvider";
import { seat, table, update } from "../helpers/messages";

const SEATS = [
  seat(0, { mine: true, name: "Ada" }),
  seat(1, { name: "Ben" }),
  seat(2, { holder: "bot", strength: "novice" }),
];
const AT = table({ seats: SEATS });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function named(present: number[] | null): Promise<(string | null)[]> {
  const { container } = render(
    <TextsProvider topics={[]}>
      <SeatsProvider value={SEATS}>
        <PresentProvider value={present}>
          {["Ada", "Ben", "Pip"].map((name, at) => (
            <b key={name}>
              <PlayerName seat={at} name={name} />
            </b>
          ))}
        </PresentProvider>
      </SeatsProvider>
    </TextsProvider>,
  );
  await vi.waitFor(() => expect(container.querySelectorAll("b")).toHaveLength(3));
  return [...container.querySelectorAll("b")].map(each => each.textContent);
}

test("others who have gone are called away; oneself, bots and those of a replay never", async () => {
  expect((await named([0]))[1]).toBe("Ben · is away");
  expect((await named([0])).filter(text => text?.includes("away"))).toHaveLength(1);
  expect((await named([]))[0]).toBe("Ada");
  expect((await named([0, 1]))[1]).toBe("Ben");
  expect((await named(null))[1]).toBe("Ben");
});

test("for whom a bot stands in, and who has resigned, is said to all", async () => {
  const told = async (change: Partial<SeatInfo>) => {
    const { container } = render(
      <TextsProvider topics={[]}>
        <SeatsProvider value={[seat(0, { mine: true, name: "Ada" }), seat(1, { name: "Ben", ...change })]}>
          <PresentProvider value={[0, 1]}>
            <b>
              <PlayerName seat={1} name="Ben" />
            </b>
          </PresentProvider>
        </SeatsProvider>
      </TextsProvider>,
    );
    await vi.waitFor(() => expect(container.querySelector("b")).not.toBeNull());
    return container.textContent;
  };
  expect(await told({ standing_in: true })).toBe("Ben · a bot plays");
  expect(await told({ standing_in: true, resigned: true })).toBe("Ben · has resigned");
  expect(await told({})).toBe("Ben");
});

test("whoever is waited for and has gone is named, but not for a page that is loaded anew", async () => {
  const told = (waiting_for: number[], present: number[], at = AT) => (
    <TextsProvider topics={[]}>
      <p>the table</p>
      <WaitedFor table={at} game={update({ seat: 0, waiting_for })} present={present} />
    </TextsProvider>
  );
  const { rerender } = render(told([1], [0]));
  await screen.findByText("the table");
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole("status")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole("status").textContent).toContain("by the menu");
  rerender(told([1], [0], { ...AT, rules: { ...AT.rules, clock: { kind: "days", days: 1 } } }));
  expect(screen.getByRole("status").textContent).toContain("When their time is up");
  rerender(told([0], [0]));
  expect(screen.queryByRole("status")).toBeNull();
  rerender(told([1], [0, 1]));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByRole("status")).toBeNull();
});
