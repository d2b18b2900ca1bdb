// @vitest-environment happy-dom
// Several cards are sent by one button; to give none is another, which is gone as soon as one is picked.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Gather } from "../../src/games/ancient-knowledge/ask/Gather";
import type { KnowledgeDesk } from "../../src/games/ancient-knowledge/desk/useKnowledgeDesk";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("ancient-knowledge", "knowledge", "web");

afterEach(cleanup);

function show(...picked: string[]) {
  const desk = {
    gathering: { kind: "discard", cards: ["C1", "A2", "M3"], least: 0, most: 3 },
    picked: new Set(picked),
    guard: { isSettled: () => true, unsettle: vi.fn() },
    gather: vi.fn(),
    act: vi.fn(),
    asked: { type: "cards-to-discard", cause: null },
    choices: [{ kind: "done", seat: 0 }],
    cards: new Map(),
    names: [],
    view: { pending: [] },
  } as unknown as KnowledgeDesk;
  render(<Gather desk={desk} />, { wrapper });
  return [...document.querySelectorAll<HTMLButtonElement>(".ak-gather .button")];
}

test("before anything is picked, to give nothing stands apart and the main answer waits", () => {
  const [nothing, main, ...others] = show();
  expect(nothing?.textContent).toBe("Discard nothing");
  expect(nothing?.className).not.toContain("button-main");
  expect(main?.className).toContain("button-main");
  expect(main?.disabled).toBe(true);
  expect(others).toEqual([]);
});

test("who picks by digits finds the keyboard at the button as soon as it can be pressed", () => {
  fireEvent.keyDown(document.body, { key: "1" });
  const [main] = show("C1");
  expect(document.activeElement).toBe(main);
});

test("whoever picks otherwise stays where they are", () => {
  fireEvent.keyDown(document.body, { key: "Enter" });
  show("C1");
  expect(document.activeElement).toBe(document.body);
});

test("once something is picked, only that is to be had", () => {
  const [main, ...others] = show("C1");
  expect(main?.textContent).toBe("Discard 1 / 3");
  expect(main?.disabled).toBe(false);
  expect(others).toEqual([]);
  expect(screen.queryByText("Discard nothing")).toBeNull();
});
