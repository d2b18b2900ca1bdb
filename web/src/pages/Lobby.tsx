// The lobby: a name, a game, and one is playing.
import "../lobby/lobby.css";
import { useState } from "react";
import { useLocation } from "wouter";
import { useAttention } from "../app/attention";
import { useGuest } from "../app/guest";
import { TopBar } from "../app/TopBar";
import { DailyCard } from "../lobby/DailyCard";
import { GameCard } from "../lobby/GameCard";
import { JoinForm } from "../lobby/JoinForm";
import { makeTable, useMaking } from "../lobby/making";
import { playedGames } from "../lobby/plans";
import { TableList } from "../lobby/TableList";
import { useLobby } from "../lobby/useLobby";
import { api } from "../server/api";
import { useSay } from "../texts/TextsProvider";

export default function Lobby() {
  const say = useSay();
  const [, go] = useLocation();
  const { guest, known } = useGuest();
  const [name, setName] = useState<string | null>(null);
  const { busy, failure, attempt } = useMaking();
  const lobby = useLobby(guest?.id ?? null, known);
  const called = name ?? guest?.name ?? "";
  const played = playedGames(lobby.mine);
  useAttention(false, lobby.mine.filter(line => line.my_move).length);
  const daily = (): Promise<void> =>
    attempt(called, async () => `/t/${(await api.beginDaily()).table ?? ""}`);

  return (
    <>
      <TopBar />
      <main className="page lobby">
        <Head name={called} rename={setName} />
        {failure && (
          <p className="panel problem" role="alert">
            {failure}
          </p>
        )}
        <TableList tables={lobby.mine.filter(line => line.my_move)} title={say("lobby-tables-waiting")} />
        <div className="game-cards">
          {lobby.games.map(game => (
            <GameCard
              key={game.name}
              game={game}
              isNew={!played.has(game.name)}
              busy={busy}
              play={rules => void attempt(called, () => makeTable(rules))}
            />
          ))}
        </div>
        <div className="lobby-lists">
          {lobby.daily && <DailyCard daily={lobby.daily} busy={busy} begin={() => void daily()} />}
          <JoinForm open={id => go(id)} />
          <TableList tables={lobby.mine.filter(line => !line.my_move)} title={say("lobby-tables-mine")} />
          <TableList
            tables={lobby.open}
            title={say("lobby-tables-public")}
            empty={say("lobby-tables-none")}
          />
        </div>
      </main>
    </>
  );
}

/** What this is, and who one is here. */
function Head({ name, rename }: { name: string; rename(name: string): void }) {
  const say = useSay();
  return (
    <section className="lobby-head">
      <h1>{say("lobby-title")}</h1>
      <p>{say("lobby-about")}</p>
      <label className="field name-field">
        <span>{say("web-name")}</span>
        <input
          className="input"
          maxLength={30}
          value={name}
          placeholder={say("web-guest")}
          autoComplete="nickname"
          onChange={event => rename(event.target.value)}
        />
      </label>
    </section>
  );
}
