// @vitest-environment happy-dom
// The own Enigma says what its two numbers are, to whoever presses it, by finger or by key.
import { fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Hand } from "../../src/games/block-and-key/keys/Hand";
import type { Pieces } from "../../src/games/block-and-key/pieces/pieces";
import type { BlockAndKeyView } from "../../src/games/block-and-key/view";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("block-and-key", "temple");
const view = { enigma: "grey", enigma_faces: 4, enigma_points: 1, solo_turns: null };

function Mine() {
  const [shown, show] = useState<string | null>(null);
  return (
    <Hand
      hand={[]}
      view={view as unknown as BlockAndKeyView}
      pieces={{ keys: new Map() } as unknown as Pieces}
      choices={new Map()}
      claimable={[]}
      promised={[]}
      shown={shown}
      lies={[]}
      assist
      show={show}
      choose={() => undefined}
    />
  );
}

test("its foot says what is counted, a press explains it, another one puts that away", () => {
  const { container } = render(<Mine />, { wrapper });
  const enigma = container.querySelector<HTMLButtonElement>(".enigma-button");
  const figures = [".enigma-count", ".key-foot"].map(part => enigma?.querySelector(part)?.textContent);
  expect(figures).toEqual(["×4", "=\u00a01\u00a0VP"]);
  expect(enigma?.querySelector(".hidden-visually")?.textContent).toContain("you see 4 faces");
  fireEvent.click(enigma as Element);
  expect(container.querySelector(".enigma-detail")?.textContent).toMatch(
    /every three faces .* one point.* 4: 1 victory point/,
  );
  expect(enigma?.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(enigma as Element);
  expect(container.querySelector(".enigma-detail")).toBeNull();
});
