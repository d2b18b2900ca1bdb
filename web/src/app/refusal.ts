// A refusal in the reader's language: the text of its code, or the server's own sentence.
import { ApiError } from "../server/api";
import type { Texts, Values } from "../texts/texts";

interface Told {
  code: string;
  reason: string;
  details?: Record<string, unknown>;
}

export function refusalText(texts: Texts, { code, reason, details = {} }: Told): string {
  const id = `error-${code}`;
  const values: Values = { reason };
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === "string" || typeof value === "number") values[name] = value;
  }
  return texts.sayOr(id, texts.say("error-refused", values), values);
}

/** What went wrong with a call to the server. */
export function failureText(texts: Texts, error: unknown): string {
  return error instanceof ApiError ? refusalText(texts, error.problem) : texts.say("web-unreachable");
}
