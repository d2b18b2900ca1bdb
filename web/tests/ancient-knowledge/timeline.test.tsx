// @vitest-environment happy-dom
// What stands on the first space is about to decline; an empty space says nothing of the kind.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Timeline } from "../../src/games/ancient-knowledge/board/Timeline";
import { loadCards } from "../../src/games/ancient-knowledge/cards/cards";
import type { KnowledgeDesk } from "../../src/games/ancient-knowledge/desk/useKnowledgeDesk";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("ancient-knowledge", "knowledge", "cards");
const cards = await loadCards("en");

afterEach(cleanup);

function spaces(...timeline: [string, number][][]): string[] {
  const desk = {
    view: { seat: 1, turn: 1, seats: [{ timeline, forecast: [] }] },
    answers: { cards: new Set(), spaces: new Map(), buttons: [] },
    assist: true,
    selected: null,
    picked: new Set(),
    marked: new Set(),
    cards,
  } as unknown as KnowledgeDesk;
  render(<Timeline desk={desk} seat={0} />, { wrapper });
  return [...document.querySelectorAll(".ak-space-number")].map(({ textContent }) => textContent ?? "");
}

test("only where a monument stands on the first space is it about to decline", () => {
  expect(spaces([], [])).toEqual(["1", "2"]);
});

test("what that means is said beside it", () => {
  expect(spaces([["P1", 2]], [])).toEqual(["1 · about to decline", "2"]);
  expect(screen.getByTitle(/leaves the timeline for the past/)).toBeTruthy();
});
