// A table with all its rules: who sits there first, everything else folded and already sensible.
import "../lobby/lobby.css";
import "../lobby/new-table.css";
import "../lobby/seats.css";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Loading, NotFound } from "../app/App";
import { NameField } from "../app/NameField";
import { TopBar } from "../app/TopBar";
import { gameName } from "../games/gameWords";
import { GameOptions } from "../lobby/GameOptions";
import { type Making, useMaking } from "../lobby/making";
import {
  isPublic,
  realOptions,
  seatsFor,
  startsAtOnce,
  suggested,
  suggestions,
  USUAL_UNDO,
  wishOf,
} from "../lobby/plans";
import { ruleFacts } from "../lobby/ruleFacts";
import { SeatPlans } from "../lobby/SeatPlans";
import { AtTheTable, GuestsAndShuffle, Time } from "../lobby/TableRulesForm";
import { useGames } from "../lobby/useGames";
import type { GameInfo, TableRules } from "../messages";
import { useSay, useTexts } from "../texts/TextsProvider";

export default function NewTablePage({ game }: { game: string }) {
  const say = useSay();
  const { games, played } = useGames();
  if (!games) return <Loading />;
  const info = games.find(({ name }) => name === game);
  if (!info) return <NotFound />;
  return (
    <>
      <TopBar title={say("lobby-new-title")} />
      <main className="page new-table">
        <h1>{say("lobby-new-title")}</h1>
        <OtherGames games={games} chosen={game} />
        <Form key={game} game={info} isNew={!played.has(game)} />
      </main>
    </>
  );
}

function OtherGames({ games, chosen }: { games: readonly GameInfo[]; chosen: string }) {
  const texts = useTexts();
  return (
    <nav className="row" aria-label={texts.say("lobby-new-game")}>
      {games.map(({ name }) => (
        <Link
          key={name}
          className="button"
          href={`/new/${name}${location.search}`}
          aria-current={name === chosen ? "page" : undefined}
        >
          {gameName(texts, name)}
        </Link>
      ))}
    </nav>
  );
}

interface Props {
  game: GameInfo;
  isNew: boolean;
}

function Form({ game, isNew }: Props) {
  const say = useSay();
  const making = useMaking({ instead: true });
  const [rules, setRules] = useState<TableRules>(() => ({
    game: game.name,
    seats: seatsFor(wishOf(location.search, game), player => say("table-player", { player })),
    options: suggested(suggestions(game, isNew)),
    public: isPublic(location.search),
  }));
  const change = (part: Partial<TableRules>): void => setRules({ ...rules, ...part });
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        making.make(rules);
      }}
    >
      <section className="panel stack">
        <h2>{say("lobby-new-seats")}</h2>
        <SeatPlans game={game} seats={rules.seats} change={seats => change({ seats })}>
          <NameField />
        </SeatPlans>
      </section>
      <Rules game={game} isNew={isNew} rules={rules} change={change} />
      <End rules={rules} making={making} />
    </form>
  );
}

interface RulesProps extends Props {
  rules: TableRules;
  change(part: Partial<TableRules>): void;
}

/** The rules of the game and of the house, folded. */
function Rules({ game, isNew, rules, change }: RulesProps) {
  const say = useSay();
  const options = realOptions(game.options);
  return (
    <>
      {options.length > 0 && (
        <Fold title={say("lobby-new-rules")} open={suggestions(game, isNew).length > 0}>
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
    </>
  );
}

/** All that holds, in words, and the way to the table. */
function End({ rules, making: { busy, failure } }: { rules: TableRules; making: Making }) {
  const texts = useTexts();
  return (
    <section className="stack new-table-end">
      <h2 className="hidden-visually">{texts.say("lobby-table-rules")}</h2>
      <p className="soft">{ruleFacts(texts, { undo: USUAL_UNDO, ...rules }).join(" ")}</p>
      {failure && (
        <p className="panel problem" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className="button button-main" disabled={busy}>
        {texts.say(startsAtOnce(rules) ? "lobby-start" : "lobby-new-make")}
      </button>
    </section>
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
