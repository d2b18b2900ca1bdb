// @vitest-environment happy-dom
// No words on the page call a key by the code that the program has for it.
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import KeyLog from "../../src/games/block-and-key/keys/KeyLog";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import type { Desk } from "../../src/games/block-and-key/useDesk";
import type { Frame, LogLine } from "../../src/messages";
import { Caption } from "../../src/replay/Caption";
import { table } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("temple", "block-and-key", "replay");
const LINE = {
  step: 1,
  text: "Magpie claims the Monument key mo2-1.",
  brief: "",
  rule: null,
  title: "",
  mentions: [],
  why: "Claims mo2-1. mo4-0 comes closer to completion.",
} as unknown as LogLine;
const CODE = /\b(st|su|mo)\d-\d\b/;

test("the caption of a replay shows the keys of a step and of its reason", async () => {
  const played = table({ rules: { game: "block-and-key", seats: [] } });
  render(<Caption table={played} frame={{ lines: [LINE] } as unknown as Frame} />, { wrapper });
  await waitFor(() => expect(document.querySelectorAll(".key-in-text")).toHaveLength(1));
  // The reason is whole, and takes no room beside what was done.
  expect(document.body.textContent).not.toContain("comes closer to completion");
  fireEvent.click(screen.getByRole("button", { name: "Why?" }));
  await waitFor(() => expect(document.querySelectorAll(".key-in-text")).toHaveLength(3));
  expect(document.body.textContent).toContain("comes closer to completion");
  expect(document.body.textContent).not.toMatch(CODE);
});

test("so does the reason in the log", () => {
  const desk = { pieces: piecesOf({}), point: () => undefined } as unknown as Desk;
  const line = { ...LINE, mentions: [{ text: "the Monument key mo2-1", piece: "mo2-1" }] };
  render(<KeyLog lines={[line as LogLine]} desk={desk} />, { wrapper });
  fireEvent.click(screen.getByRole("button", { name: "Why?" }));
  expect(document.body.textContent).toContain("comes closer to completion");
  expect(document.body.textContent).not.toMatch(CODE);
});
