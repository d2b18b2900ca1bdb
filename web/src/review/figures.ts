// What is at stake, told: points where one plays alone, else the chance of winning.
import { counted, decimal } from "../texts/decimal";

type Say = (id: string, values?: Record<string, string | number>) => string;

export function told(say: Say, value: number, alone: boolean, signed = false): string {
  if (alone) return say("review-points", { value: decimal(say, value, 1, signed), count: counted(value) });
  return say("review-share", { value: decimal(say, 100 * value, 0, signed) });
}

/** With a full stop at its end, and not with two. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
