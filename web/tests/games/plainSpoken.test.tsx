// @vitest-environment happy-dom
// Text mode: what was just done and what is asked is said each time.
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { GameTableProps } from "../../src/games/gameTable";
import PlainTable from "../../src/games/plain/PlainTable";
import type { LogLine } from "../../src/messages";
import { table, update } from "../helpers/messages";
import { press } from "../helpers/press";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const line = (text: string): LogLine => ({ text, step: 1, event: 0, rule: null, why: null }) as never;

function at(version: number, log: string[], asked: object = { question: "Discard a card." }): GameTableProps {
  const told = { version, lines: [], ending: [], groups: [], moves: [], ...asked };
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

test("that there is nothing to decide is said once, however much others do", async () => {
  const idle = { question: "" };
  const { container, rerender } = render(<PlainTable {...at(1, [], idle)} />, { wrapper });
  const said = (): string => container.querySelector("[role=status]")?.textContent?.trim() ?? "";
  await waitFor(() => expect(said()).toBe("Nothing to decide right now."));
  rerender(<PlainTable {...at(2, ["Magpie takes row 1."], idle)} />);
  await waitFor(() => expect(said()).toBe("Magpie takes row 1."));
  rerender(<PlainTable {...at(3, ["Magpie takes row 1.", "It is your turn."])} />);
  await waitFor(() => expect(said()).toBe("It is your turn. Discard a card."));
  rerender(<PlainTable {...at(4, ["Magpie takes row 1.", "It is your turn."], idle)} />);
  await waitFor(() => expect(said()).toBe("Nothing to decide right now."));
});

test.each([
  ["final", {}, "Discard Byblos: there is no undo after that. Do it?", "No undo after this"],
  [
    "vain",
    { vain: { discard: "empty" } },
    "Discard Byblos: that brings nothing. Do it all the same?",
    "Brings",
  ],
])("what is %s is asked once more: above the button, aloud, and in the button's words", async (...given) => {
  const [, outlook, question, note] = given;
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["performance", "setTimeout", "clearTimeout", "requestAnimationFrame"],
  });
  const groups = [{ title: "Cards", choices: [0] }];
  const props = at(1, [], { question: "Discard a card.", groups, moves: ["Discard Byblos"] });
  const decision = { type: "discard", choices: [{ same: { kind: "discard" }, final: true }] };
  const game = { ...props.game, decision: decision as never, outlook: outlook as never };
  const { container } = render(<PlainTable {...props} game={game} />, { wrapper });
  const pressed = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    press();
    act(() => button.click());
  };
  await pressed("Discard Byblos");
  expect(await screen.findByRole("heading", { level: 2, name: question })).toBeTruthy();
  expect(container.querySelector("[role=status]")?.textContent?.trim()).toBe(question);
  const button = screen.getByRole("button", { name: "Do it" });
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toContain(note);
  act(() => screen.getByRole("button", { name: "Not yet" }).click());
  expect(screen.getByRole("heading", { level: 2, name: "Discard a card." })).toBeTruthy();
  vi.useRealTimers();
});
