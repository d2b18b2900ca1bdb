// What happened, newest last. Every line names the rule or the card behind it, and shows it to whoever asks.
import "./log.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { LogLine } from "../messages";
import { openRules } from "../rules/drawer";
import { useSay } from "../texts/TextsProvider";
import { Explained } from "./Explained";
import { byRule, type Part, partsOf } from "./parts";
import { RuleText } from "./RuleText";

const MOST = 200;

interface Props {
  lines: readonly LogLine[];
  game: string;
  /** The picture of a piece that is named in a line; null where there is none. */
  picture(piece: string): ReactNode;
  /** What a piece is called here; nothing: as the line calls it. */
  name(piece: string): string | undefined;
  /** What is said of the game, with the pieces that it names. */
  words?(text: string): ReactNode;
  /** The line that is pointed at, or has the focus; null when it is left. */
  point?(line: LogLine | null): void;
  /** Whether a line is the heading of those that follow. */
  isHeading?(line: LogLine): boolean;
}

export function Log({ lines, game, picture, name, words, point, isHeading }: Props) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls the list
  useEffect(() => toTheEnd(list.current), [lines.length]);
  // A list that was out of sight could not be scrolled.
  useEffect(() => {
    if (!list.current) return;
    const seen = new ResizeObserver(([entry]) => toTheEnd(entry?.target));
    seen.observe(list.current);
    return () => seen.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol className="log" ref={list} tabIndex={0} aria-label={say("web-log")} onKeyDown={walk}>
      {!lines.length && <li className="soft">{say("web-log-empty")}</li>}
      {byRule(lines.slice(-MOST), isHeading).map(group => (
        <li key={group.key}>
          {group.rule !== null && (
            <Explained
              label={group.title}
              className="log-rule"
              inList
              press={() => openRules(game, group.rule)}
            >
              <RuleText game={game} section={group.rule} />
            </Explained>
          )}
          {group.lines.map((line, index) => (
            <p
              key={`${line.step} ${index + 1}`}
              onMouseEnter={() => point?.(line)}
              onMouseLeave={() => point?.(null)}
              onFocus={() => point?.(line)}
              onBlur={() => point?.(null)}
            >
              {partsOf(line).map((part, place) => (
                <Mentioned key={`${part.text} ${place + 1}`} part={part} picture={picture} name={name} />
              ))}
              {line.why && (
                <>
                  {" "}
                  <Explained label={say("web-why")} inList>
                    {words?.(line.why) ?? line.why}
                  </Explained>
                </>
              )}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function toTheEnd(list: Element | null | undefined): void {
  list?.scrollTo({ top: list.scrollHeight });
}

/** The arrows lead from one word of the list to the next; the Tab key leads past all of them. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>(".explained")];
  const here = words.indexOf(document.activeElement as HTMLElement);
  // From the list itself, which shows what is newest, the way leads to its last word.
  const next = here < 0 ? words.at(-1) : words[here + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function Mentioned({ part, picture, name }: Pick<Props, "picture" | "name"> & { part: Part }) {
  if (part.piece === null) return part.text;
  const shown = picture(part.piece);
  const label = name(part.piece) ?? part.text;
  return shown ? (
    <Explained label={label} inList>
      {shown}
    </Explained>
  ) : (
    label
  );
}
