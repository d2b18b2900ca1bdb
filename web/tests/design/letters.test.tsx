// @vitest-environment happy-dom
// A field that is nearly full says how many letters it takes; what is more is cut off, and not without a word.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useGuest } from "../../src/app/guest";
import { LONGEST_NAME, NameField } from "../../src/app/NameField";
import { nearlyFull } from "../../src/design/nearlyFull";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking();

afterEach(cleanup);

function told(name: string): string {
  cleanup();
  useGuest.setState({ typed: name });
  render(<NameField />, { wrapper });
  return screen.getByRole("status").textContent ?? "";
}

test("a name says when it is nearly as long as it may be, and when it is", () => {
  expect(told("Ada")).toBe("");
  expect(told("A".repeat(LONGEST_NAME - 2))).toBe("28 of 30 letters");
  expect(told("A".repeat(LONGEST_NAME))).toBe("All 30 letters are used: no more fit.");
});

test("the field is called by its label alone, and described by its letters", () => {
  told("A".repeat(LONGEST_NAME));
  const field = screen.getByRole("textbox", { name: "Your name" });
  expect(field.getAttribute("aria-describedby")).toBe(screen.getByRole("status").id);
});

test("a long text says so a tenth before its end", () => {
  expect([449, 450].map(used => nearlyFull(used, 500))).toEqual([false, true]);
});
