// The pieces that an action names.

/** The pieces an action names: whatever is text in it, or a list of texts. */
export function piecesIn(action: Record<string, unknown>): string[] {
  return Object.entries(action)
    .filter(([field]) => field !== "kind")
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(value => typeof value === "string");
}
