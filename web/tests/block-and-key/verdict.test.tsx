// @vitest-environment happy-dom
// What is said of the spot under the hand: where the table helps with nothing, nothing of keys.
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Verdict } from "../../src/games/block-and-key/holding/HoldBar";
import type { Desk } from "../../src/games/block-and-key/useDesk";
import { TextsProvider } from "../../src/texts/TextsProvider";

const HOLDING = {
  hold: { block: "grey I3" },
  placement: {},
  spoken: { claims: [], refused: null },
} as unknown as Desk["holding"];
const PIECES = { keys: new Map() } as unknown as Desk["pieces"];

test.each([
  [true, "Fits here; completes no key."],
  [false, "Fits here."],
])("help is %s: %s", async (assist, text) => {
  render(
    <TextsProvider topics={["temple", "block-and-key"]}>
      <Verdict holding={HOLDING} pieces={PIECES} assist={assist} />
    </TextsProvider>,
  );
  expect((await screen.findByRole("status")).textContent).toContain(text);
  expect(screen.getByRole("status").textContent?.endsWith(text)).toBe(true);
});
