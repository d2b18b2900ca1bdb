// After the end: the same again, the replay, the record, and the proof that the shuffle was honest.
import { Link, useLocation } from "wouter";
import type { TableInfo } from "../messages";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";

export default function AfterEnd({ controller, table }: { controller: TableController; table: TableInfo }) {
  const say = useSay();
  const [, go] = useLocation();
  const seated = table.seats.some(seat => seat.mine);
  const rematch = async (): Promise<void> => {
    const answer = await controller.ask({ kind: "rematch" });
    if (answer?.kind === "accepted" && answer.table) go(`/t/${answer.table}`);
  };
  return (
    <section className="after-end row" aria-label={say("web-after-end")}>
      <strong>
        {say(
          table.ending?.reason === "resigned"
            ? "web-ended-resigned"
            : table.status === "cancelled"
              ? "web-cancelled"
              : "web-over",
        )}
      </strong>
      {seated && !table.daily && (
        <button type="button" className="button button-small button-main" onClick={() => void rematch()}>
          {say("web-rematch")}
        </button>
      )}
      <Link className="button button-small" href={`/t/${table.id}/replay`}>
        {say("web-replay")}
      </Link>
      <a className="button button-small" href={`/api/tables/${table.id}/record`} download>
        {say("web-record")}
      </a>
      {table.seal.seed !== null && (
        <details className="soft">
          <summary>{say("web-seal-check")}</summary>
          <p>{say("web-seal-about")}</p>
          <p>
            <code>{table.seal.hash}</code>
          </p>
          <p>{say("web-seal-seed", { seed: String(table.seal.seed), salt: table.seal.salt ?? "" })}</p>
        </details>
      )}
    </section>
  );
}
