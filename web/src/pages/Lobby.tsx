// The lobby: a name, a game, and one is playing.
import "../lobby/lobby.css";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { useNotices } from "../app/useNotices";
import { DailyCard } from "../lobby/DailyCard";
import { GameCard } from "../lobby/GameCard";
import { JoinForm } from "../lobby/JoinForm";
import { rulesFor, startsAtOnce, type Wish } from "../lobby/plans";
import { TableList } from "../lobby/TableList";
import type { Daily, GameInfo, TableLine } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

export default function Lobby() {
  const texts = useTexts();
  const { say } = texts;
  const [, go] = useLocation();
  const { guest, known, ensure } = useGuest();
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const lobby = useLobby(guest?.id ?? null, known);
  const called = name ?? guest?.name ?? "";

  const attempt = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setFailure("");
    try {
      await ensure(called.trim() || say("web-guest"));
      go(await work());
    } catch (error) {
      setFailure(failureText(texts, error));
      setBusy(false);
    }
  };
  const play = (wish: Wish): Promise<void> =>
    attempt(async () => {
      const table = await api.makeTable(rulesFor(wish, player => say("table-player", { player })));
      if (startsAtOnce(wish.company)) await api.command(table.id, { kind: "start" });
      return `/t/${table.id}`;
    });
  const daily = (): Promise<void> => attempt(async () => `/t/${(await api.beginDaily()).table ?? ""}`);

  return (
    <>
      <TopBar />
      <main className="page lobby">
        <section className="lobby-head">
          <h1>{say("web-lobby-title")}</h1>
          <p>{say("web-lobby-about")}</p>
          <label className="field name-field">
            <span>{say("web-name")}</span>
            <input
              className="input"
              maxLength={30}
              value={called}
              placeholder={say("web-guest")}
              autoComplete="nickname"
              onChange={event => setName(event.target.value)}
            />
          </label>
        </section>
        {failure && (
          <p className="panel problem" role="alert">
            {failure}
          </p>
        )}
        <TableList tables={lobby.mine.filter(line => line.my_move)} title={say("web-tables-waiting")} />
        <div className="game-cards">
          {lobby.games.map(game => (
            <GameCard key={game.name} game={game} busy={busy} play={wish => void play(wish)} />
          ))}
        </div>
        <div className="lobby-lists">
          {lobby.daily && <DailyCard daily={lobby.daily} busy={busy} begin={() => void daily()} />}
          <JoinForm open={id => go(id)} />
          <TableList tables={lobby.mine.filter(line => !line.my_move)} title={say("web-tables-mine")} />
          <TableList tables={lobby.open} title={say("web-tables-public")} empty={say("web-tables-none")} />
        </div>
      </main>
    </>
  );
}

interface Lists {
  games: readonly GameInfo[];
  mine: readonly TableLine[];
  open: readonly TableLine[];
  daily: Daily | null;
}

/** What the lobby lists, read anew when something happened at one of our tables. */
function useLobby(guest: string | null, known: boolean): Lists {
  const [lists, setLists] = useState<Lists>({ games: [], mine: [], open: [], daily: null });
  const read = useCallback(async () => {
    const [games, open, mine, daily] = await Promise.all([
      api.games().then(answer => answer.games),
      api.publicTables().then(answer => answer.tables),
      guest ? api.myTables().then(answer => answer.tables) : [],
      api.daily().catch(() => null),
    ]);
    setLists({ games, open: open.filter(line => !line.mine.length), mine, daily });
  }, [guest]);
  useEffect(() => {
    if (known) read().catch(() => undefined);
  }, [known, read]);
  useNotices(guest !== null, read);
  return lists;
}
