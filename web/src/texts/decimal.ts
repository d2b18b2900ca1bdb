// Numbers with decimal places, as the language writes them; the Python side has the same (`Texts.decimal`).
type Say = (id: string, values?: Record<string, string | number>) => string;

/** The number as it is written, without its sign, for a text to choose its singular or plural by. */
export function counted(value: number, places = 1): number {
  return Number(Math.abs(value).toFixed(places));
}

/** `signed`: with its plus too. */
export function decimal(say: Say, value: number, places = 1, signed = false): string {
  const digits = Math.abs(value).toFixed(places);
  const plus = signed ? "+" : "";
  const sign = Number(digits) === 0 ? "" : value < 0 ? "−" : plus;
  return sign + digits.replace(".", say("table-decimal-mark"));
}
