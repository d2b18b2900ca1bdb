// What happened, newest last. Every line names the rule or the card behind it, and shows it to whoever asks.
import "./log.css";
import { type ReactNode, useEffect, useRef } from "react";
import type { LogLine } from "../messages";
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
  /** The line that is pointed at, or has the focus; null when it is left. */
  point?(line: LogLine | null): void;
}

export function Log({ lines, game, picture, name, point }: Props) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol className="log" ref={list} tabIndex={0} aria-label={say("web-log")}>
      {byRule(lines.slice(-MOST)).map(group => (
        <li key={group.key}>
          {group.rule !== null && (
            <Explained label={group.title} className="log-rule">
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
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Mentioned({ part, picture, name }: Pick<Props, "picture" | "name"> & { part: Part }) {
  if (part.piece === null) return part.text;
  const shown = picture(part.piece);
  const label = name(part.piece) ?? part.text;
  return shown ? <Explained label={label}>{shown}</Explained> : label;
}
