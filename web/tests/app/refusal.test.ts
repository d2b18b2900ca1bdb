// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { failureText, refusalText } from "../../src/app/refusal";
import { ApiError } from "../../src/server/api";
import { speaking } from "../helpers/speaking";

const { texts } = await speaking();

test("a refusal is told by the text of its code, with its details", () => {
  const told = refusalText(texts, {
    code: "unknown-game",
    reason: "no game 'x'",
    details: { name: "x", list: [] },
  });
  expect(told).toBe("There is no such game (no game 'x').");
});

test("a code without a text tells the server's own sentence", () => {
  expect(refusalText(texts, { code: "moonlight", reason: "the moon is full" })).toBe(
    "That was refused: the moon is full.",
  );
});

test("a call that failed is told by its problem; what never arrived, as a server that does not answer", () => {
  const problem = { code: "moonlight", reason: "the moon is full", details: {} };
  expect(failureText(texts, new ApiError(409, problem))).toContain("the moon is full");
  expect(failureText(texts, new TypeError("failed to fetch"))).toBe(texts.say("web-unreachable"));
});
