// Which part of the table a small screen shows: the one where the question is answered, until somebody looks elsewhere.
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Action } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import type { Chip } from "../ActionBar";
import type { KnowledgeDesk } from "./desk/useKnowledgeDesk";

type Part = "mine" | "technologies" | "others" | "log";

const PARTS: readonly (readonly [Part, string])[] = [
  ["mine", "knowledge-part-mine"],
  ["technologies", "knowledge-part-technologies"],
  ["others", "web-players"],
  ["log", "web-log"],
];

/** As in the style sheets: everything has its place side by side. */
const WIDE = "(min-width: 62.01rem) and (min-height: 32.01rem)";

interface Parts {
  part: Part;
  chips: Chip[];
  wide: boolean;
}

export function useParts(desk: KnowledgeDesk | null, pointed: Action | null = null): Parts {
  const say = useSay();
  const [part, show] = useState<Part>("mine");
  const wide = useSyncExternalStore(whenResized, () => matchMedia(WIDE).matches);
  const wanted = pointed ? [partShowing(pointed)] : desk ? partsAsked(desk) : [];
  const asked = desk?.asked;
  const [first] = wanted;
  // A new question, or another way to answer it, is shown where it is answered; a choice that is only shown, where it lies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is asked or shown moves the screen
  useEffect(() => {
    if (first && !wanted.includes(part)) show(first);
  }, [asked, desk?.opened, first, pointed]);
  const chips = PARTS.map(([name, text]) => ({
    name,
    text: say(text),
    on: name === part,
    wanted: name !== part && wanted.includes(name),
    show: () => show(name),
  }));
  return { part, chips, wide };
}

function whenResized(changed: () => void): () => void {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
}

function partShowing({ kind }: Action): Part {
  if (kind === "learn" || kind === "flip") return "technologies";
  return kind === "rob" ? "others" : "mine";
}

/** Where the question can be answered by touching a card or a space, or what it is about lies. */
export function partsAsked({ asked, answers, view, opened, choices, selected }: KnowledgeDesk): Part[] {
  if (!asked) return [];
  if (selected && answers.spaces.size) return ["mine"];
  if (opened) return [opened === "learn" ? "technologies" : "mine"];
  const pillars = new Set(view.pillars.flat());
  const others = new Set(
    view.seats
      .filter((_, seat) => seat !== view.seat)
      .flatMap(({ timeline, artefacts }) => [...timeline.flat().map(([card]) => card), ...artefacts]),
  );
  const cards = [...answers.cards];
  const found: Part[] = [];
  if (answers.spaces.size || cards.some(card => !pillars.has(card) && !others.has(card))) found.push("mine");
  if (cards.some(card => pillars.has(card)) || choices.some(({ kind }) => kind === "flip"))
    found.push("technologies");
  if (cards.some(card => others.has(card)) || choices.some(({ kind }) => kind === "rob"))
    found.push("others");
  // What buttons answer is about one's own.
  return found.length ? found : ["mine"];
}
