// What bots are called, at the table and in lists of tables.

/** Bots have names by their strength; those of one name are counted. `strengths`: of the bot at each seat, nothing where
 * somebody else sits; where nobody kept them, the seat tells a bot apart. */
export function botName(
  strengths: readonly (string | null | undefined)[],
  seat: number,
  say: (id: string, values?: Record<string, string | number>) => string,
): string {
  const called = (strength: string): string => say("table-bot-name", { strength });
  const names = strengths.map(strength => (strength == null ? null : called(strength)));
  const name = names[seat];
  if (name == null) return `${called("")} ${seat + 1}`;
  const same = names.flatMap((other, place) => (other === name ? [place] : []));
  return same.length === 1 && name !== called("") ? name : `${name} ${same.indexOf(seat) + 1}`;
}
