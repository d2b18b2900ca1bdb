/** The path of a table from its link or its id; null if it is neither. */
export function tablePath(text: string): string | null {
  const found = /(?:\/t\/)?([A-Za-z0-9_-]{6,40})(\?invite=[A-Za-z0-9_-]+)?\/?$/.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ?? ""}` : null;
}
