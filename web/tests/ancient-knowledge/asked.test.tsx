// @vitest-environment happy-dom
// What is asked: several cards in the plural, in every language; and which phase of the turn is told with how many actions.
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Phases } from "../../src/games/ancient-knowledge/ask/Phases";
import { askedText } from "../../src/games/ancient-knowledge/desk/answerText";
import type { KnowledgeDesk } from "../../src/games/ancient-knowledge/desk/useKnowledgeDesk";
import type { Paced } from "../../src/games/motion/usePaced";
import { LANGUAGES } from "../../src/languages";
import { load, Texts } from "../../src/texts/texts";
import { update } from "../helpers/messages";
import { speaking } from "../helpers/speaking";

const { wrapper } = await speaking("ancient-knowledge", "knowledge");

afterEach(cleanup);

/** What a question for one card and one for several begin with. */
const ONE = { en: /\b(which|a) card\b/i, fr: /\b(quelle|une) carte\b/i, de: /\b(welcher?|eine) Karte\b/i };
const SEVERAL = { en: /cards/, fr: /cartes/, de: /Karten/ };
const GATHERED = ["opening-hands", "payment", "cards-to-discard", "cards-to-archive", "opponents-to-discard"];

describe.each(LANGUAGES)("a question in %s", language => {
  test.each(GATHERED)("for one card, and for several: %s", async asked => {
    const texts = await load(new Texts(language), ["ancient-knowledge", "knowledge"]);
    const desk = {
      view: { pending: [{ step: "payment", card: "C7" }] },
      cards: new Map([["C7", { name: "Luxor" }]]),
      gathering: null,
    } as unknown as KnowledgeDesk;
    expect(askedText(texts, asked, desk)).toMatch(ONE[language]);
    const gathering = { kind: "discard", cards: ["C1", "C2", "C3"], least: 2, most: 2 };
    const plural = askedText(texts, asked, { ...desk, gathering });
    expect(plural).toMatch(SEVERAL[language]);
    expect(plural).not.toMatch(ONE[language]);
  });
});

test.each([
  ["actions", "Actions (1)"],
  ["decline", "Actions (0)"],
])("while the phase %s is shown step by step, one reads %s", (phase, told) => {
  const events = [{ kind: "phase-began", phase }];
  const game = update({ steps: [{ seat: 0, events, lines: [] }] as never });
  const paced = { behind: true, events, first: 0, game, count: 0, duration: 0 } as unknown as Paced;
  const desk = { view: { seat: 0, actions_left: 1 }, turn: 0, names: ["Ada"], cards: new Map() };
  render(<Phases desk={desk as unknown as KnowledgeDesk} paced={paced} />, { wrapper });
  expect(document.querySelector(".ak-stepper li")?.textContent).toBe(told);
});
