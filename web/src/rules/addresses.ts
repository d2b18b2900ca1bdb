// Which rule a refusal rests on: an address /rules/<game>#<section>. Each game says it of its own refusals.
import type { Refused } from "../messages";

export interface RuleAddresses {
  /** By the code of a refusal. */
  refusals: Record<string, string>;
  /** By the name of what a move breaks, where a refusal lists that. */
  broken?: Record<string, string>;
}

const FOUND = import.meta.glob<RuleAddresses>("../games/*/rules/addresses.ts", {
  eager: true,
  import: "default",
});

export const ADDRESSES: ReadonlyMap<string, RuleAddresses> = new Map(
  Object.entries(FOUND).map(([path, found]) => [path.split("/")[2] ?? "", found]),
);

export type Refusal = Pick<Refused, "code"> & { details?: Refused["details"] };

/** The section of that game's rules by which it was refused; null where no rule of the game says so. */
export function ruleOf(game: string, { code, details = {} }: Refusal): string | null {
  const own = ADDRESSES.get(game);
  const [first] = Array.isArray(details.broken) ? details.broken : [];
  return own?.broken?.[String(first)] ?? own?.refusals[code] ?? null;
}
