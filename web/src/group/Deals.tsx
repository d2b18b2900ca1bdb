// The deals of a group, each with the way to its table.
import "./group.css";
import { Link } from "wouter";
import { oncePrepared, useMaking } from "../lobby/making";
import type { Group, GroupDeal } from "../messages";
import { api } from "../server/api";
import { useSay } from "../texts/TextsProvider";

export function Deals({ group }: { group: Group }) {
  return (
    <ol className="group-deals">
      {group.deals.map((deal, number) => (
        <Deal key={deal.hash} group={group} deal={deal} number={number} />
      ))}
    </ol>
  );
}

function Deal({ group, deal, number }: { group: Group; deal: GroupDeal; number: number }) {
  const say = useSay();
  const { busy, failure, attempt } = useMaking();
  const begin = async (): Promise<string> =>
    `/t/${(await oncePrepared(() => api.playGroup(group.id, number))).deals[number]?.table ?? ""}`;
  return (
    <li className="row">
      <span>
        {say("group-deal", { number: number + 1 })}
        {group.bots.length > 0 && (
          <span className="soft"> · {say("group-seat", { seat: deal.seat + 1 })}</span>
        )}
      </span>
      {deal.table ? (
        <Link className={deal.done ? "button" : "button button-main"} href={`/t/${deal.table}`}>
          {say(deal.done ? "group-look" : "group-go-on")}
        </Link>
      ) : (
        !group.over && (
          <button
            type="button"
            className="button button-main group-play"
            disabled={busy}
            onClick={() => void attempt(begin)}
          >
            {say("group-play", { number: number + 1 })}
          </button>
        )
      )}
      {failure && <span role="alert">{failure}</span>}
    </li>
  );
}
