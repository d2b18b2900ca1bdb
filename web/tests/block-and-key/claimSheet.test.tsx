// @vitest-environment happy-dom
// Whoever does not want the one key they completed says so in as many words.
import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useClaimSheet } from "../../src/games/block-and-key/keys/ClaimSheet";
import type { Desk } from "../../src/games/block-and-key/useDesk";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("block-and-key", "temple");

const unsettle = vi.fn();
const card = (id: string) => ({ id, tier: "star", points: 1, stars: 0, pips: 0, rows: ["g"] });

function Sheet({ keys }: { keys: string[] }) {
  const desk = {
    acting: { guard: { isSettled: () => true, unsettle } },
    claims: { keys, claim: () => undefined },
    pieces: { keys: new Map(keys.map(id => [id, card(id)])) },
  };
  return useClaimSheet(desk as unknown as Desk)?.buttons;
}

const words = (box: HTMLElement): (string | null)[] =>
  [...box.querySelectorAll("button")].map(({ textContent }) => textContent);

test("of one key the quiet button leaves it, of several it lets one choose", () => {
  const one = render(<Sheet keys={["st1-0"]} />, { wrapper });
  expect(words(one.container)).toEqual(["Claim the key, +1", "Do not claim it"]);
  fireEvent.click(one.container.querySelector(".claim-fewer") as Element);
  expect(words(one.container)).toEqual(["Claim nothing", "Claim it after all"]);
  // The button says something else now, and has grown to where the finger is: it waits anew.
  expect(unsettle).toHaveBeenCalledTimes(2);
  fireEvent.click(one.container.querySelector(".claim-back") as Element);
  expect(words(one.container)).toEqual(["Claim the key, +1", "Do not claim it"]);
  one.unmount();
  const two = render(<Sheet keys={["st1-0", "st1-1"]} />, { wrapper });
  expect(words(two.container)).toEqual(["Claim 2 keys, +2", "Claim fewer"]);
  fireEvent.click(two.container.querySelector(".claim-fewer") as Element);
  expect(words(two.container)).toEqual(["Claim 2 keys, +2", "Claim them all"]);
});

test("the keyboard comes to the answer that claims, once for each question", () => {
  const { container, rerender } = render(<Sheet keys={["st1-0"]} />, { wrapper });
  expect(document.activeElement).toBe(container.querySelector(".claim-all"));
  (document.activeElement as HTMLElement).blur();
  rerender(<Sheet keys={["st1-0"]} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Sheet keys={["st1-1"]} />);
  expect(document.activeElement).toBe(container.querySelector(".claim-all"));
});
