// What happened, newest last. Pointing at a placement shows its block on the table.
import { useEffect, useRef } from "react";
import type { Step } from "../../messages";
import { useSay } from "../../texts/TextsProvider";
import type { Pieces } from "./pieces";
import { eventLine } from "./words";

interface Props {
  steps: readonly Step[];
  me: number | null;
  names: readonly string[];
  pieces: Pieces;
}

export function Log({ steps, me, names, pieces }: Props) {
  const say = useSay();
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what scrolls the list
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [steps.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol className="log" ref={end} tabIndex={0} aria-label={say("web-log")}>
      {steps.map(step => {
        const lines = step.events
          .map(event => eventLine(say, event as { kind: string }, me, pieces))
          .filter(line => line !== "");
        return lines.length ? (
          <li key={step.number}>
            <span className="log-who">{names[step.seat]}</span>
            {lines.map((line, index) => (
              <p key={`${step.number}.${index + 1}`}>{line}</p>
            ))}
          </li>
        ) : null;
      })}
    </ol>
  );
}
