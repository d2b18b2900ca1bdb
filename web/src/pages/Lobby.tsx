// The lobby: a name, a game, and one is playing.
import "../lobby/lobby.css";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "wouter";
import { useAttention } from "../app/attention";
import { useGuest } from "../app/guest";
import { NameField } from "../app/NameField";
import { TopBar } from "../app/TopBar";
import { DailyCard } from "../lobby/DailyCard";
import { GameCard } from "../lobby/GameCard";
import { JoinForm } from "../lobby/JoinForm";
import { oncePrepared, useMaking } from "../lobby/making";
import { NoTables } from "../lobby/NoTables";
import { finishedGames, playedGames } from "../lobby/plans";
import { Showpiece } from "../lobby/Showpiece";
import { TableList } from "../lobby/TableList";
import { useLobby } from "../lobby/useLobby";
import { usePreloading } from "../lobby/usePreloading";
import type { Dailies, TableLine } from "../messages";
import { api } from "../server/api";
import { useSay } from "../texts/TextsProvider";

const InstallHint = lazy(() => import("../lobby/InstallHint"));
const GAMES_BEFORE_INSTALLING = 2;

export default function Lobby() {
  const say = useSay();
  const [, go] = useLocation();
  const { guest, known } = useGuest();
  const { busy, failure, attempt, make } = useMaking();
  const lobby = useLobby(guest?.id ?? null, known && !busy); // whoever goes needs no lists
  const played = playedGames(lobby.mine);
  useAttention(false, lobby.mine.filter(line => line.my_move).length);
  const daily = (day: string, game: string): Promise<void> =>
    attempt(async () => `/t/${(await oncePrepared(() => api.playDaily(day, game))).table ?? ""}`);
  const fetched = usePreloading(lobby.games, busy);

  return (
    <>
      <TopBar />
      <main className="page lobby">
        <Head fetched={fetched} />
        {failure && (
          <p className="panel problem" role="alert">
            {failure}
          </p>
        )}
        <TableList tables={lobby.mine.filter(line => line.my_move)} title={say("lobby-tables-waiting")} />
        <TableList tables={lobby.mine.filter(isAwaited)} title={say("lobby-tables-mine")} />
        <div className="game-cards">
          {lobby.games.map((game, place) => (
            <GameCard
              key={game.name}
              game={game}
              first={place === 0}
              isNew={!played.has(game.name)}
              busy={busy}
              play={rules => make(rules)}
            />
          ))}
        </div>
        {finishedGames(lobby.mine) >= GAMES_BEFORE_INSTALLING && (
          <Suspense>
            <InstallHint />
          </Suspense>
        )}
        <div className="lobby-lists">
          <Link className="panel" href="/puzzles">
            {say("lobby-puzzles")}
          </Link>
          <Link className="panel" href="/workshop">
            {say("lobby-workshop")}
          </Link>
          <Link className="panel" href="/groups">
            {say("lobby-groups")}
          </Link>
          {lobby.dailies && <Daily dailies={lobby.dailies} busy={busy} play={daily} />}
          <JoinForm open={id => go(id)} />
          <TableList
            tables={lobby.mine.filter(line => !line.my_move && !line.practice && !isAwaited(line))}
            title={say("lobby-tables-done")}
          />
          <TableList tables={lobby.mine.filter(isUnderWay)} title={say("lobby-tables-practice")} />
          <TableList
            tables={lobby.open}
            title={say("lobby-tables-public")}
            empty={
              <NoTables
                games={lobby.games}
                played={played}
                daily={lobby.dailies?.games[0]?.game}
                busy={busy}
                play={rules => make(rules)}
              />
            }
          />
        </div>
      </main>
    </>
  );
}

/** A table that one may come back to at any time, though nothing waits there now: others act, or have not come yet. */
function isAwaited({ practice, status, my_move }: TableLine): boolean {
  return !my_move && !practice && (status === "playing" || status === "waiting");
}

/** Something that one learns by: it can be gone on with, and calls nobody. */
function isUnderWay({ practice, status }: TableLine): boolean {
  return Boolean(practice) && status === "playing";
}

interface DailyProps {
  dailies: Dailies;
  busy: boolean;
  play(day: string, game: string): Promise<void>;
}

function Daily({ dailies, busy, play }: DailyProps) {
  return <DailyCard dailies={dailies} busy={busy} begin={game => void play(dailies.day, game)} />;
}

/** What this is, and who one is here. */
function Head({ fetched }: { fetched: boolean }) {
  const say = useSay();
  return (
    <section className="lobby-head">
      <Showpiece fetched={fetched} />
      <h1>{say("lobby-title")}</h1>
      <p>{say("lobby-about")}</p>
      <NameField className="name-field" />
    </section>
  );
}
