// The text of a rule: its paragraphs, and in them the words that lead to another rule. That is the first time each word
// that some rule explains is met, and whatever is marked: `<rule|words>`. Words that mean something else are `<|words>`.
import type { Terms } from "./terms";

export interface RulePart {
  text: string;
  /** The section that explains these words. */
  rule: string | null;
}

const MARK = /<([a-z]*)\|([^<>|]+)>/g;

/** The paragraphs of a section, with the words of `terms` that others explain. */
export function paragraphs(text: string, section = "", terms: Terms | null = null): RulePart[][] {
  const met = new Set<string>();
  return text
    .split("\n")
    .map(paragraph =>
      markedParts(paragraph).flatMap(({ text, rule }) => {
        if (rule === null) return unmarkedParts(text, section, terms, met);
        // A word that is marked need not lead there again.
        for (const { term } of rule ? (terms?.in(text) ?? []) : []) met.add(term);
        return [{ text, rule: rule || null }];
      }),
    )
    .map(parts => parts.filter(part => part.text !== ""));
}

/** A mark without a rule has an empty one; what is not marked has none. */
function markedParts(paragraph: string): RulePart[] {
  const parts: RulePart[] = [];
  let end = 0;
  for (const { 0: mark, 1: rule = "", 2: text = "", index } of paragraph.matchAll(MARK)) {
    parts.push({ text: paragraph.slice(end, index), rule: null }, { text, rule });
    end = index + mark.length;
  }
  parts.push({ text: paragraph.slice(end), rule: null });
  return parts;
}

function unmarkedParts(words: string, section: string, terms: Terms | null, met: Set<string>): RulePart[] {
  const parts: RulePart[] = [];
  let end = 0;
  for (const { form, index, term, rule } of terms?.in(words) ?? []) {
    if (rule === section || met.has(term)) continue;
    met.add(term);
    parts.push({ text: words.slice(end, index), rule: null }, { text: form, rule });
    end = index + form.length;
  }
  parts.push({ text: words.slice(end), rule: null });
  return parts;
}

/** The words alone. */
export function unmarked(text: string): string {
  return text.replace(MARK, "$2");
}
