// A newcomer with the link: a name, and sit down.
import { useState } from "react";
import { useGuest } from "../app/guest";
import { NameField } from "../app/NameField";
import { failureText } from "../app/refusal";
import type { TableInfo } from "../messages";
import { api } from "../server/api";
import { hasRoom } from "../table/seating";
import { useTexts } from "../texts/TextsProvider";

/** On a low screen it would come up below the fold, and nothing would seem to happen. */
function bringIntoSight(words: HTMLElement | null): void {
  words?.scrollIntoView({ block: "nearest" });
}

export function SitDown({ table }: { table: TableInfo }) {
  const texts = useTexts();
  const { say } = texts;
  const ensure = useGuest(state => state.ensure);
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const invite = new URLSearchParams(location.search).get("invite");
  const sit = async (): Promise<void> => {
    setBusy(true);
    try {
      await ensure(say("web-guest"));
      await api.command(table.id, invite ? { kind: "join", invite } : { kind: "join" });
    } catch (error) {
      setFailure(failureText(texts, error));
      setBusy(false);
    }
  };
  if (!invite && !hasRoom(table)) return <p className="soft">{say("error-table-full")}</p>;
  return (
    <form
      className="sit-down"
      onSubmit={event => {
        event.preventDefault();
        void sit();
      }}
    >
      <NameField />
      <button type="submit" className="button button-main" disabled={busy}>
        {say("lobby-sit-down")}
      </button>
      {failure && (
        <p role="alert" ref={bringIntoSight}>
          {failure}
        </p>
      )}
    </form>
  );
}
