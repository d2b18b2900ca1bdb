// A group: its deals, each to be played once, and how everybody stands.
import "../group/group.css";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/App";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { gameName } from "../games/gameWords";
import { oncePrepared, useMaking } from "../lobby/making";
import type { Group, GroupDeal, GroupLine } from "../messages";
import { api } from "../server/api";
import { CopyLink } from "../table/CopyLink";
import { useTexts } from "../texts/TextsProvider";
import type { Texts } from "../texts/texts";

export default function GroupPage({ id }: { id: string }) {
  const texts = useTexts();
  const { known, guest } = useGuest();
  const [group, setGroup] = useState<Group | null>(null);
  const [failure, setFailure] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another guest may know other results
  useEffect(() => {
    if (!known) return;
    api.group(id).then(setGroup, error => setFailure(failureText(texts, error)));
  }, [id, known, guest?.id, texts]);
  return (
    <>
      <TopBar title={texts.say("group-title")} />
      <main className="page stack">
        <h1>{texts.say("group-title")}</h1>
        {failure && (
          <p className="panel problem" role="alert">
            {failure}
          </p>
        )}
        {group ? <Shown group={group} /> : !failure && <Loading />}
      </main>
    </>
  );
}

function Shown({ group }: { group: Group }) {
  const texts = useTexts();
  const { say } = texts;
  const ends = new Date(group.ends).toLocaleString(texts.language, { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <section className="panel stack" aria-labelledby="group-deals">
        <h2 id="group-deals">{gameName(texts, group.game)}</h2>
        <p>{companyText(texts, group)}</p>
        <p className="soft">{say(group.over ? "group-over" : "group-ends", { ends })}</p>
        <ol className="group-deals">
          {group.deals.map((deal, number) => (
            <Deal key={deal.hash} group={group} deal={deal} number={number} />
          ))}
        </ol>
        {!group.over && (
          <>
            <p>{say("group-invite")}</p>
            <CopyLink link={`${location.origin}/group/${group.id}`} />
          </>
        )}
      </section>
      <Standing group={group} />
    </>
  );
}

function Deal({ group, deal, number }: { group: Group; deal: GroupDeal; number: number }) {
  const { say } = useTexts();
  const { busy, failure, attempt } = useMaking();
  const guest = useGuest(state => state.guest);
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
            onClick={() => void attempt(guest?.name ?? "", begin)}
          >
            {say("group-play", { number: number + 1 })}
          </button>
        )
      )}
      {failure && <span role="alert">{failure}</span>}
    </li>
  );
}

function Standing({ group }: { group: Group }) {
  const { say } = useTexts();
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
  const { say } = useTexts();
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

function companyText({ say }: Texts, { bots, deals }: Group): string {
  if (!bots.length) return say("group-alone", { deals: deals.length });
  const names = bots.map(strength => say("table-bot-name", { strength })).join(", ");
  return say("group-against", { deals: deals.length, names });
}
