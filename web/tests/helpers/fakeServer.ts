// The server's HTTP part, played by a list of answers.
import { vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Answer = unknown | ((asked: Asked) => unknown);

/** A refusal, to be given as an answer. */
export class Refused {
  constructor(
    readonly status: number,
    readonly problem: unknown,
  ) {}
}

/** Answer `METHOD /path` as listed, and keep what was asked. */
export function serve(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const request = { method, path: address.replace("/api", ""), body: body && JSON.parse(String(body)) };
    asked.push(request);
    const found = answers[`${method} ${request.path}`];
    if (found === undefined) throw new TypeError(`no answer to ${method} ${request.path}`);
    const answer = typeof found === "function" ? found(request) : found;
    return answer instanceof Refused
      ? new Response(JSON.stringify(answer.problem), { status: answer.status })
      : new Response(JSON.stringify(answer));
  });
  return asked;
}
