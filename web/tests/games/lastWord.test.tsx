// @vitest-environment happy-dom
// Where only the end of the turn is left, the keyboard is already there, but for whoever types something.
import { render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TurnEnd } from "../../src/games/ActionBar";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();
const guard = { isSettled: () => true, unsettle: () => undefined };

afterEach(() => {
  document.body.innerHTML = "";
});

function comeTo(): string | undefined {
  render(<TurnEnd guard={guard} aboutTurn={() => undefined} />, { wrapper });
  return document.activeElement?.className;
}

test("the keyboard comes from wherever it was on the table", () => {
  document.body.innerHTML = "<button>a colour</button>";
  document.querySelector("button")?.focus();
  expect(comeTo()).toContain("end-turn");
});

test.each(["<input class='typing'>", "<dialog open><button class='typing'></button></dialog>"])(
  "it stays where something is typed or asked: %s",
  html => {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>(".typing")?.focus();
    expect(comeTo()).toBe("typing");
  },
);
