// @vitest-environment happy-dom
// What is said of the spot under the hand: where the table helps with nothing, nothing of keys; else which key it completes.
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Verdict } from "../../src/games/block-and-key/holding/HoldBar";
import { piecesOf } from "../../src/games/block-and-key/pieces/pieces";
import type { Desk } from "../../src/games/block-and-key/useDesk";
import { keyName } from "../../src/games/block-and-key/words";
import { TextsProvider } from "../../src/texts/TextsProvider";
import { position } from "../helpers/positions";
import { speaking } from "../helpers/speaking";

const { texts, wrapper } = await speaking("temple", "block-and-key", "table");

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

test("the key that would be completed goes by its name also for ears, not by its points alone", () => {
  const pieces = piecesOf(position("turn").view.options);
  const [card] = [...pieces.keys.values()];
  if (!card) throw new Error("no key in this position");
  const holding = { ...HOLDING, spoken: { claims: [card.id], refused: null } };
  render(<Verdict holding={holding} pieces={pieces} assist />, { wrapper });
  const told = screen.getByRole("status");
  for (const seen of told.querySelectorAll("[aria-hidden=true]")) seen.remove();
  expect(told.textContent).toContain(`Completes a key: ${keyName(texts.say, card)}`);
});
