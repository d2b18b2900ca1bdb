// The text of a rule: its paragraphs, and in them the words that lead to another rule (`<rule|words>`).
export interface RulePart {
  text: string;
  /** The section that explains these words. */
  rule: string | null;
}

const MARK = /<([a-z]+)\|([^<>|]+)>/g;

export function paragraphs(text: string): RulePart[][] {
  return text.split("\n").map(partsOf);
}

function partsOf(paragraph: string): RulePart[] {
  const parts: RulePart[] = [];
  let end = 0;
  for (const { 0: mark, 1: rule = "", 2: text = "", index } of paragraph.matchAll(MARK)) {
    parts.push({ text: paragraph.slice(end, index), rule: null }, { text, rule });
    end = index + mark.length;
  }
  parts.push({ text: paragraph.slice(end), rule: null });
  return parts.filter(part => part.text !== "");
}

/** The words alone. */
export function unmarked(text: string): string {
  return text.replace(MARK, "$2");
}

export interface Term {
  term: string;
  rule: string;
}

/** Every word that some section explains, in the order of the alphabet. */
export function indexOf(
  sections: readonly (readonly [rule: string, terms: string])[],
  language: string,
): Term[] {
  return sections
    .flatMap(([rule, terms]) => terms.split(", ").map(term => ({ term, rule })))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}
