// Until when somebody has read each table's chat, by the server's clock, kept in this browser: a reload makes nothing read.
const KEY = "digsite-chat-read";
const MOST = 50;

/** Whoever sees a table for the first time has missed nothing. */
export function readUntil(table: string, now: number): number {
  const until = kept()[table];
  if (until !== undefined) return until;
  keepRead(table, now);
  return now;
}

export function keepRead(table: string, until: number): void {
  const { [table]: _, ...others } = kept();
  const newest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [table]: until }));
  } catch {
    // A browser that keeps nothing forgets what was unread when the page is left.
  }
}

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}
