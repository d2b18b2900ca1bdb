// A newcomer with the link: a name, and sit down.
import { useState } from "react";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import { NameField } from "../lobby/NameField";
import type { TableInfo } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

export function SitDown({ table }: { table: TableInfo }) {
  const texts = useTexts();
  const { say } = texts;
  const { guest, ensure } = useGuest();
  const [name, setName] = useState(guest?.name ?? "");
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const invite = new URLSearchParams(location.search).get("invite");
  const sit = async (): Promise<void> => {
    setBusy(true);
    try {
      await ensure(name.trim() || say("web-guest"));
      await api.command(table.id, invite ? { kind: "join", invite } : { kind: "join" });
    } catch (error) {
      setFailure(failureText(texts, error));
      setBusy(false);
    }
  };
  if (!invite && !table.seats.some(seat => seat.holder === "open"))
    return <p className="soft">{say("error-table-full")}</p>;
  return (
    <form
      className="sit-down"
      onSubmit={event => {
        event.preventDefault();
        void sit();
      }}
    >
      <NameField name={name} rename={setName} />
      <button type="submit" className="button button-main" disabled={busy}>
        {say("lobby-sit-down")}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}
