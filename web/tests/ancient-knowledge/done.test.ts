// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { doneText } from "../../src/games/ancient-knowledge/desk/answerText";
import { load, Texts } from "../../src/texts/texts";

test("no, or no more, is said with the verb of the question", async () => {
  const texts = await load(new Texts("en"), ["ancient-knowledge"]);
  expect(doneText(texts, "granted-create", 0)).toBe("Create nothing");
  expect(doneText(texts, "cards-to-discard", 0)).toBe("Discard nothing");
  expect(doneText(texts, "cards-to-discard", 1)).toBe("Done");
  expect(doneText(texts, "tokens-to-remove", 0)).toBe("Done");
});
