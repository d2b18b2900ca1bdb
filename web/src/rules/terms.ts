// The words that a game's rules explain, each with the forms in which it is met: `term/form/form, term`.
export interface Term {
  term: string;
  /** The section that explains it. */
  rule: string;
  /** The term is the first of them. */
  forms: readonly string[];
}

interface Met {
  term: string;
  rule: string;
  form: string;
  index: number;
}

export function termsOf(sections: readonly (readonly [rule: string, terms: string])[]): Term[] {
  return sections.flatMap(([rule, terms]) =>
    terms
      .split(", ")
      .filter(Boolean)
      .map(each => {
        const [term = "", ...others] = each.split("/");
        return { term, rule, forms: [term, ...others] };
      }),
  );
}

/** Every word that some section explains, in the order of the alphabet. */
export function indexOf(terms: readonly Term[], language: string): Term[] {
  return [...terms].sort((a, b) => a.term.localeCompare(b.term, language));
}

/** Finds the words of a game's rules in a text. */
export class Terms {
  private readonly known = new Map<string, Term>();
  private readonly pattern: RegExp;

  constructor(terms: readonly Term[]) {
    for (const term of terms) for (const form of term.forms) this.known.set(form, term);
    // A sentence may begin with it.
    for (const [form, term] of [...this.known]) {
      const first = form.charAt(0).toUpperCase() + form.slice(1);
      if (!this.known.has(first)) this.known.set(first, term);
    }
    // The longest first: "Core Cube" is no cube. Letters are not cut out of a word, nor a T out of « T’es ».
    const forms = [...this.known.keys()].sort((a, b) => b.length - a.length).map(literally);
    this.pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?!’?[\\p{L}\\p{N}])`, "gu");
  }

  *in(text: string): Generator<Met> {
    if (!this.known.size) return;
    for (const { 0: form, index } of text.matchAll(this.pattern)) {
      const known = this.known.get(form);
      if (known) yield { form, index, term: known.term, rule: known.rule };
    }
  }
}

const literally = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
