// What is at stake, told: points where one plays alone, else the chance of winning.
type Say = (id: string, values?: Record<string, string | number>) => string;

export function told(say: Say, value: number, alone: boolean, signed = false): string {
  const digits = alone ? value.toFixed(1) : (100 * value).toFixed(0);
  const number = digits.replace(/^-/, "−").replace(/^−(0(?:\.0)?)$/, "$1");
  const sign = signed && !number.startsWith("−") && Number(digits) !== 0 ? "+" : "";
  return say(alone ? "review-points" : "review-share", { value: `${sign}${number}` });
}

/** With a full stop at its end, and not with two. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
