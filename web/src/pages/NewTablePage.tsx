// A table with all its rules: who sits there first, everything else folded and already sensible.
import "../lobby/lobby.css";
import "../lobby/new-table.css";
import "../lobby/seats.css";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Loading } from "../app/App";
import { useGuest } from "../app/guest";
import { TopBar } from "../app/TopBar";
import { TextField } from "../design/forms";
import { gameName } from "../games/gameWords";
import { GameOptions, realOptions } from "../lobby/GameOptions";
import { AtTheTable, GuestsAndShuffle, Time } from "../lobby/HouseRules";
import { makeTable, useMaking } from "../lobby/making";
import { seatsFor, startsAtOnce, suggested, suggestions, wishOf } from "../lobby/plans";
import { ruleFacts } from "../lobby/ruleFacts";
import { SeatPlans } from "../lobby/SeatPlans";
import { useGames } from "../lobby/useGames";
import type { GameInfo, TableRules } from "../messages";
import { useTexts } from "../texts/TextsProvider";

export default function NewTablePage({ game }: { game: string }) {
  const { games, played } = useGames();
  const info = games?.find(({ name }) => name === game);
  if (!games || !info) return <Loading />;
  return <Form key={game} game={info} games={games} isNew={!played.has(game)} />;
}

interface Props {
  game: GameInfo;
  games: readonly GameInfo[];
  isNew: boolean;
}

function Form({ game, games, isNew }: Props) {
  const texts = useTexts();
  const { say } = texts;
  const { busy, failure, attempt } = useMaking();
  const guest = useGuest(state => state.guest);
  const [name, setName] = useState<string | null>(null);
  const [rules, setRules] = useState<TableRules>(() => ({
    game: game.name,
    seats: seatsFor(wishOf(location.search, game), player => say("table-player", { player })),
    options: suggested(suggestions(game, isNew)),
  }));
  const called = name ?? guest?.name ?? "";
  const change = (part: Partial<TableRules>): void => setRules({ ...rules, ...part });
  const options = realOptions(game.options);
  return (
    <>
      <TopBar title={say("lobby-new-title")} />
      <main className="page new-table">
        <h1>{say("lobby-new-title")}</h1>
        <nav className="row" aria-label={say("lobby-new-game")}>
          {games.map(other => (
            <Link
              key={other.name}
              className="button"
              href={`/new/${other.name}`}
              aria-current={other.name === game.name ? "page" : undefined}
            >
              {gameName(texts, other.name)}
            </Link>
          ))}
        </nav>
        <form
          className="stack"
          onSubmit={event => {
            event.preventDefault();
            void attempt(called, () => makeTable(rules));
          }}
        >
          <section className="panel stack">
            <h2>{say("lobby-new-seats")}</h2>
            <SeatPlans game={game} seats={rules.seats} change={seats => change({ seats })}>
              <TextField
                label={say("web-name")}
                value={called}
                longest={30}
                placeholder={say("web-guest")}
                change={setName}
              />
            </SeatPlans>
          </section>
          {options.length > 0 && (
            <Fold title={say("lobby-new-rules")} open={isNew && suggestions(game, isNew).length > 0}>
              <GameOptions
                options={options}
                values={rules.options ?? {}}
                isNew={isNew}
                change={changed => change({ options: changed })}
              />
            </Fold>
          )}
          <Fold title={say("lobby-new-time")}>
            <Time rules={rules} change={change} />
          </Fold>
          <Fold title={say("lobby-new-house")}>
            <AtTheTable rules={rules} change={change} />
          </Fold>
          <Fold title={say("lobby-new-doors")}>
            <GuestsAndShuffle rules={rules} change={change} />
          </Fold>
          <section className="stack new-table-end">
            <h2 className="hidden-visually">{say("lobby-table-rules")}</h2>
            <p className="soft">{ruleFacts(texts, rules).join(" ")}</p>
            {failure && (
              <p className="panel problem" role="alert">
                {failure}
              </p>
            )}
            <button type="submit" className="button button-main" disabled={busy}>
              {say(startsAtOnce(rules) ? "lobby-start" : "lobby-new-make")}
            </button>
          </section>
        </form>
      </main>
    </>
  );
}

function Fold({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="panel fold" open={open}>
      <summary>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}
