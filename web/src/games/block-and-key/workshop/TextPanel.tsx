// The whole set as text, for what the squares do not show: blocks, shapes, seats.
import { useEffect, useState } from "react";
import { useSay } from "../../../texts/TextsProvider";

interface Props {
  /** The data file as the server writes it; null while something is wrong. */
  text: string | null;
  take(text: string): void;
}

const LONGEST = 32_768;

export function TextPanel({ text, take }: Props) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (text !== null) setTyped(text);
  }, [text]);
  return (
    <details className="panel">
      <summary>{say("workshop-text")}</summary>
      <div className="stack">
        <p className="soft">{say("workshop-text-about")}</p>
        <textarea
          className="input workshop-text"
          aria-label={say("workshop-text")}
          spellCheck={false}
          rows={16}
          maxLength={LONGEST}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <div>
          <button type="button" className="button" disabled={!typed} onClick={() => take(typed)}>
            {say("workshop-text-take")}
          </button>
        </div>
      </div>
    </details>
  );
}
