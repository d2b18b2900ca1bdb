// @vitest-environment happy-dom
// A button answers in the verb of its question, in every language.
import { describe, expect, test } from "vitest";
import { answerText, doneText } from "../../src/games/ancient-knowledge/desk/answerText";
import type { AncientKnowledgeView } from "../../src/games/ancient-knowledge/view";
import type { Action } from "../../src/server/choices";
import { load, Texts } from "../../src/texts/texts";

const LANGUAGES = ["en", "fr", "de"] as const;
const texts = new Map(
  await Promise.all(
    LANGUAGES.map(async language => {
      const loaded = await load(new Texts(language), ["ancient-knowledge", "knowledge"]);
      return [language, loaded] as const;
    }),
  ),
);

/** What is asked, the kind of move that answers it, and the verb in each language; a dash for one that is in two parts. */
const VERBS: readonly [asked: string, kind: string, en: RegExp, fr: RegExp, de: RegExp][] = [
  ["opening-hands", "set-aside", /set\b.*aside/i, /mett.*de côté|mets.*de côté/i, /zur seite/i],
  ["payment", "pay", /pay/i, /pa[iy]e/i, /bezahl/i],
  ["granted-create", "create", /create/i, /cré/i, /erschaff/i],
  ["create-aside", "create", /create/i, /cré/i, /erschaff/i],
  ["granted-learn", "learn", /learn/i, /appre/i, /studier/i],
  ["learn-aside", "learn", /learn/i, /appre/i, /studier/i],
  ["cards-to-discard", "discard", /discard/i, /défauss/i, /leg.* ab|ablegen/i],
  ["cards-to-archive", "discard", /archive/i, /archiv/i, /archivier/i],
  ["archive-offer", "archive", /archive/i, /archiv/i, /archivier/i],
  ["opponents-to-discard", "discard", /discard/i, /défauss/i, /ablegen/i],
  ["opponents-to-destroy", "destroy", /destroy/i, /détrui/i, /zerstör/i],
  ["artefacts-to-destroy", "destroy", /destroy/i, /détrui/i, /zerstör/i],
  ["card-to-keep", "keep", /keep/i, /gard/i, /behalt|behält/i],
  ["card-to-take", "take", /take/i, /prend/i, /nehm|nimm/i],
  ["hand-to-rob", "rob", /look at/i, /regard/i, /ansehen|siehst.*an/i],
  ["rest-to-put-under", "bury", /put .*under/i, /mett.*sous|mets.*sous/i, /unter .*leg|leg.*unter/i],
  ["technology-to-bury", "bury", /put .*under/i, /mett.*sous|mets.*sous/i, /unter .*leg|leg.*unter/i],
  ["pillar-to-flip", "flip", /turn/i, /pass/i, /dreh/i],
  ["lost-to-recover", "amount", /remove/i, /retir/i, /entfern/i],
  ["lost-to-transfer", "transfer", /put/i, /plac/i, /leg/i],
  ["monument-to-burden", "add", /add/i, /ajout/i, /hinzu/i],
  ["monument-to-decline", "decline", /declines/i, /tombe.*en déclin/i, /verfällt/i],
  ["monument-to-move", "move", /move/i, /déplac/i, /beweg/i],
  ["monuments-to-swap", "swap", /swap/i, /échang/i, /tausch/i],
  ["monument-to-relieve", "remove", /remove/i, /retir/i, /entfern/i],
  ["monuments-to-relieve", "remove", /remove/i, /retir/i, /entfern/i],
  ["tokens-to-remove", "remove", /remove/i, /retir/i, /entfern/i],
  ["monuments-to-rotate", "amount", /rotate/i, /inclin/i, /dreh/i],
  ["offer", "resolve", /use/i, /utilis/i, /nutz/i],
  ["pool-order", "resolve", /comes first/i, /vient en premier/i, /kommt zuerst/i],
  ["timeline-order", "resolve", /comes next/i, /vient maintenant/i, /kommt als nächster/i],
];
/** The turn's own actions, and what is only put around a question. */
const BESIDES = ["action", "in-order"];

describe.each(LANGUAGES)("a button answers in the verb of its question (%s)", language => {
  const spoken = texts.get(language) as Texts;
  const cards = new Map([["C7", { name: "Luxor" }]]) as never;

  test.each(VERBS)("%s", (asked, kind, ...verbs) => {
    const verb = verbs[LANGUAGES.indexOf(language)] as RegExp;
    const choice: Action = {
      kind,
      seat: 0,
      card: "C7",
      other: "M9",
      space: 3,
      amount: 2,
      opponent: 1,
      pillar: 0,
    };
    const view = { pending: [] } as unknown as AncientKnowledgeView;
    const desk = { cards, names: ["Ada", "Ben"], asked: { type: asked, cause: null }, view };
    expect(spoken.say(`ancient-knowledge-ask-${asked}`, { actions: 2, question: "" })).toMatch(verb);
    expect(answerText(spoken, choice, desk as never)).toMatch(verb);
    const no = `ancient-knowledge-done-${asked}`;
    const isVerb = !asked.endsWith("-order");
    if (spoken.has(no) && isVerb) expect(doneText(spoken, asked, 0)).toMatch(verb);
  });

  test("no question is left out", async () => {
    const file = await import("../../../src/digsite/texts/en/ancient-knowledge.ftl?raw");
    const asked = [...(file.default as string).matchAll(/^ancient-knowledge-ask-([a-z-]+) =/gm)].map(
      found => found[1],
    );
    expect([...VERBS.map(([name]) => name), ...BESIDES].sort()).toEqual(asked.sort());
  });
});

test("a series ends with Done, once something was named", () => {
  const spoken = texts.get("en") as Texts;
  expect(doneText(spoken, "cards-to-discard", 0)).toBe("Discard nothing");
  expect(doneText(spoken, "cards-to-discard", 1)).toBe("Done");
  expect(doneText(spoken, "tokens-to-remove", 0)).toBe("Done");
});
