// A group: its deals, each to be played once, and how everybody stands.
import { useEffect, useState } from "react";
import { Loading } from "../app/App";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { gameName } from "../games/gameWords";
import { Deals } from "../group/Deals";
import { Standing } from "../group/Standing";
import type { Group } from "../messages";
import { api } from "../server/api";
import { CopyLink } from "../table/CopyLink";
import { dateText } from "../texts/dates";
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
  const ends = dateText(texts.language, new Date(group.ends), { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <section className="panel stack" aria-labelledby="group-deals">
        <h2 id="group-deals">{gameName(texts, group.game)}</h2>
        <p>{companyText(texts, group)}</p>
        <p className="soft">{say(group.over ? "group-over" : "group-ends", { ends })}</p>
        <Deals group={group} />
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

function companyText({ say }: Texts, { bots, deals }: Group): string {
  if (!bots.length) return say("group-alone", { deals: deals.length });
  const names = bots.map(strength => say("table-bot-name", { strength })).join(", ");
  return say("group-against", { deals: deals.length, names });
}
