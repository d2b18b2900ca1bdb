import { useState } from "react";
import { useSay } from "../texts/TextsProvider";

/** Join by a link, or by the id alone. */
export function JoinForm({ open }: { open(path: string): void }) {
  const say = useSay();
  const [link, setLink] = useState("");
  return (
    <form
      className="panel stack"
      onSubmit={event => {
        event.preventDefault();
        const path = tablePath(link);
        if (path) open(path);
      }}
    >
      <h2>{say("lobby-join")}</h2>
      <div className="row">
        <input
          className="input join-link"
          value={link}
          onChange={event => setLink(event.target.value)}
          aria-label={say("lobby-join-link")}
          placeholder={say("lobby-join-link")}
        />
        <button type="submit" className="button" disabled={!tablePath(link)}>
          {say("lobby-join-go")}
        </button>
      </div>
    </form>
  );
}

/** The path of a table from its link or its id; null if it is neither. */
export function tablePath(text: string): string | null {
  const found = /(?:\/t\/)?([A-Za-z0-9_-]{6,40})(\?invite=[A-Za-z0-9_-]+)?\/?$/.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ?? ""}` : null;
}
