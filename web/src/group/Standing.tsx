// How everybody in a group stands: a line each, deal by deal.
import "./group.css";
import { Link } from "wouter";
import type { Group, GroupLine } from "../messages";
import { useSay } from "../texts/TextsProvider";

export function Standing({ group }: { group: Group }) {
  const say = useSay();
  return (
    <section className="panel stack" aria-labelledby="group-standing">
      <h2 id="group-standing">{say("group-standing")}</h2>
      {!group.over && <p className="soft">{say("group-hidden")}</p>}
      {group.standing.length === 0 ? (
        <p>{say("group-nobody")}</p>
      ) : (
        <table className="group-standing">
          <thead>
            <tr>
              <th scope="col">{say("group-member")}</th>
              {group.deals.map((deal, number) => (
                <th key={deal.hash} scope="col">
                  <span className="hidden-visually">{say("group-deal", { number: number + 1 })}</span>
                  <span aria-hidden="true">{number + 1}</span>
                </th>
              ))}
              <th scope="col">{say("group-total")}</th>
            </tr>
          </thead>
          <tbody>
            {group.standing.map((line, place) => (
              <Line key={`${place + 1} ${line.name}`} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Line({ line: { name, mine, scores, tables, total } }: { line: GroupLine }) {
  const say = useSay();
  return (
    <tr className={mine ? "mine" : ""}>
      <th scope="row">
        {name || say("group-nameless")}
        {mine && ` ${say("group-you")}`}
      </th>
      {scores.map((score, deal) => {
        const table = tables[deal] ?? null;
        const shown = score ?? "–";
        return <td key={deal}>{table ? <Link href={`/t/${table}/replay`}>{shown}</Link> : shown}</td>;
      })}
      <td>
        <strong>{total}</strong>
      </td>
    </tr>
  );
}
