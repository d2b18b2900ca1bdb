import { useState } from "react";
import { useSay } from "../texts/TextsProvider";
import { tablePath } from "./tablePath";

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
