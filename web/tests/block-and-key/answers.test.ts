// @vitest-environment happy-dom
// A button answers in the verb of its question, in every language.
import { describe, expect, test } from "vitest";
import { load, Texts } from "../../src/texts/texts";

const LANGUAGES = ["en", "fr", "de"] as const;
/** The step, the button that answers it, and the verb in each language. */
const VERBS: readonly [step: string, button: string, en: RegExp, fr: RegExp, de: RegExp][] = [
  ["core", "temple-confirm-core", /turn/i, /tourn/i, /dreh/i],
  ["draft", "temple-confirm-draft", /take/i, /prend/i, /nehm|nimm/i],
  ["turn", "temple-confirm-excavate", /excavat/i, /extra/i, /grab.* aus|ausgrab/i],
  ["turn", "temple-hold-place", /place/i, /plac/i, /setz.*ein|einsetz/i],
  ["discard", "temple-confirm-discard", /put .*back/i, /remet/i, /in den beutel zurück/i],
  ["claim", "temple-claim", /claim/i, /valid/i, /sicher/i],
  ["mark", "temple-confirm-mark", /take/i, /prend/i, /nehm|nimm/i],
  ["return", "temple-confirm-return", /put .*back/i, /remet/i, /schieb/i],
  ["return", "temple-confirm-done", /put .*back/i, /remet/i, /schieb/i],
  ["return", "block-and-key-move-done-return", /put .*back/i, /remet/i, /schieb/i],
  ["refill", "temple-confirm-refill", /draw/i, /pioch/i, /zieh/i],
  ["ancients", "temple-hold-place", /place/i, /plac/i, /setz.*ein|einsetz/i],
];

describe.each(LANGUAGES)("a button answers in the verb of its question (%s)", language => {
  test.each(VERBS)("%s: %s", async (step, button, ...verbs) => {
    const { say } = await load(new Texts(language), ["block-and-key", "temple"]);
    const verb = verbs[LANGUAGES.indexOf(language)] as RegExp;
    expect(say(`block-and-key-ask-${step}`, { block: "" })).toMatch(verb);
    expect(say(button, { count: 2, altar: "sun", points: 3 })).toMatch(verb);
  });
});
