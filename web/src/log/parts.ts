// The log, put under the rules by which things happened, and a line of it, cut where it names a piece.
import type { LogLine } from "../messages";

export interface Part {
  text: string;
  piece: string | null;
}

export function partsOf({ text, mentions }: Pick<LogLine, "text" | "mentions">): Part[] {
  const found = mentions
    .map(({ text: name, piece }) => ({ name, piece, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const parts: Part[] = [];
  let end = 0;
  for (const { name, piece, at } of found) {
    if (at < end) continue;
    parts.push({ text: text.slice(end, at), piece: null }, { text: name, piece });
    end = at + name.length;
  }
  parts.push({ text: text.slice(end), piece: null });
  return parts.filter(part => part.text !== "");
}

/** A line in short, with each piece called by its name here, where it has one. */
export function brief(line: LogLine, name: (piece: string) => string | undefined): string {
  return partsOf({ text: line.brief || line.text, mentions: line.mentions })
    .map(({ text, piece }) => (piece === null ? text : (name(piece) ?? text)))
    .join("");
}

interface Group {
  key: string;
  rule: string | null;
  title: string;
  lines: LogLine[];
}

/** Lines that follow one another by the same rule; what a card caused stays with what it interrupts. Some
 * lines are headings themselves. */
export function byRule(lines: readonly LogLine[], isHeading = (_: LogLine): boolean => false): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (isHeading(line))
      groups.push({ ...headed(line, groups.length), title: line.text.replace(/\.$/, ""), lines: [] });
    else if (last && (line.rule === null || line.rule === last.rule)) last.lines.push(line);
    else groups.push(headed(line, groups.length));
  }
  return groups;
}

function headed(line: LogLine, place: number): Group {
  return { key: `${line.step} ${place}`, rule: line.rule, title: line.title, lines: [line] };
}
