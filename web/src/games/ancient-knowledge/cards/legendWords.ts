// What the signs on the cards stand for, read from the cards themselves.
import type { Card } from "./cards";

/** In the order in which one meets them: kinds of cards, then what is counted, then when an effect acts. */
const SIGNS = [
  "city",
  "megalith",
  "pyramid",
  "artefact",
  "ancient",
  "writing",
  "secret",
  "knowledge",
  "lost",
  "vp",
  "immediate",
  "timeline",
  "decline",
  "anytime",
  "endgame",
];

/** Signs that stand in no text of a card, with the text that says what they are. */
export const UNSAID = [
  ["cost", "knowledge-cost"],
  ["locked", "knowledge-locked"],
  ["past", "knowledge-past"],
  ["hand", "knowledge-hand"],
  ["create", "knowledge-action-create"],
  ["learn", "knowledge-action-learn"],
  ["archive", "knowledge-action-archive"],
  ["excavate", "knowledge-action-excavate"],
  ["search", "knowledge-action-search"],
] as const;

const MARK = /<([a-z]+)\|([^<>|]+)>/g;

/** Each sign with its word; of several forms the shortest, which is the one that is not declined. */
export function legend(cards: readonly Card[]): [sign: string, word: string][] {
  const words = new Map<string, string>();
  const texts = cards.flatMap(({ requirement, when, effect }) => [requirement, when, effect]);
  for (const [, sign = "", word = ""] of texts.flatMap(text => [...text.matchAll(MARK)])) {
    const known = words.get(sign);
    if (known === undefined || word.length < known.length) words.set(sign, word);
  }
  return SIGNS.flatMap(sign => (words.has(sign) ? [[sign, words.get(sign) ?? ""]] : []));
}

/** The signs on one card, in the order of the legend: what it is, its numbers, what its text names, when it acts. */
export function signsOn(card: Card): string[] {
  const { kind, trigger, cost, knowledge, vp, locked, effect } = card;
  const marked = [card.requirement, effect].flatMap(text => [...text.matchAll(MARK)].map(([, sign]) => sign));
  const drawn = new Set([
    kind,
    ...marked,
    ...(effect ? [trigger] : []),
    ...(cost > 0 ? ["cost"] : []),
    ...(knowledge > 0 ? ["knowledge"] : []),
    ...(vp > 0 ? ["vp"] : []),
    ...(locked ? ["locked"] : []),
  ]);
  return [...SIGNS, ...UNSAID.map(([sign]) => sign)].filter(sign => drawn.has(sign));
}
