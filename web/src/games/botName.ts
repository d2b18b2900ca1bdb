// What bots are called, at the table and in lists of tables.

/** Bots have names by their strength; where two have the same, their seats tell them apart. `strengths`: of the bot at each
 * seat, nothing where somebody else sits. */
export function botName(
  strengths: readonly (string | null | undefined)[],
  seat: number,
  say: (id: string, values?: Record<string, string | number>) => string,
): string {
  const strength = strengths[seat] ?? "";
  const name = say("table-bot-name", { strength });
  const alone = strength && strengths.filter(other => other === strength).length === 1;
  return alone && name !== say("table-bot-name", { strength: "" }) ? name : `${name} ${seat + 1}`;
}
