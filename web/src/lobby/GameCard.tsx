// One game in the lobby: what it is, and the ways to be playing in a moment.
import { useState } from "react";
import { Link } from "wouter";
import { Check, Choice } from "../design/forms";
import { gameAbout, gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import type { GameInfo, TableRules } from "../messages";
import { useTexts } from "../texts/TextsProvider";
import {
  type Company,
  companies,
  playerCounts,
  seatsFor,
  suggested,
  suggestions,
  usualStrength,
  wishQuery,
} from "./plans";
import { optionName } from "./ruleFacts";
import { strengthName } from "./strengthName";

interface Props {
  game: GameInfo;
  /** Whether this guest has not played it yet. */
  isNew: boolean;
  busy: boolean;
  play(rules: TableRules): void;
}

export function GameCard({ game, isNew, busy, play }: Props) {
  const texts = useTexts();
  const { Picture, lesson } = manifestOf(game.name);
  const { say } = texts;
  const ways = companies(game);
  const [company, setCompany] = useState<Company>("bots");
  const counts = playerCounts(game, company);
  const [players, setPlayers] = useState(2);
  const [strength, setStrength] = useState(usualStrength(game));
  const [advised, setAdvised] = useState(true);
  const advice = suggestions(game, isNew);
  const wish = { company, players: counts.includes(players) ? players : (counts[0] ?? 1), strength };
  const begin = (): void =>
    play({
      game: game.name,
      seats: seatsFor(wish, player => say("table-player", { player })),
      options: advised ? suggested(advice) : {},
    });
  return (
    <article className={`panel game-card game-${game.name}`}>
      <Picture />
      <h2>{gameName(texts, game.name)}</h2>
      <p>{gameAbout(texts, game)}</p>
      <fieldset className="row company">
        <legend className="hidden-visually">{say("lobby-company")}</legend>
        {ways.map(way => (
          <button
            key={way}
            type="button"
            className="button button-small"
            aria-pressed={company === way}
            onClick={() => setCompany(way)}
          >
            {say(`lobby-company-${way}`)}
          </button>
        ))}
      </fieldset>
      <div className="row game-choices">
        {counts.length > 1 && (
          <Choice
            label={say("web-players")}
            value={String(wish.players)}
            options={counts.map(number => [String(number), String(number)])}
            change={number => setPlayers(Number(number))}
          />
        )}
        {company === "bots" && (
          <Choice
            label={say("lobby-strength")}
            value={strength}
            options={game.strengths.map(name => [name, strengthName(texts, name)])}
            change={setStrength}
          />
        )}
      </div>
      {advice.map(({ name }) => (
        <Check
          key={name}
          label={`${optionName(texts, name)} (${say("lobby-first-game")})`}
          on={advised}
          change={setAdvised}
        />
      ))}
      <div className="row game-start">
        <button type="button" className="button button-main" disabled={busy} onClick={begin}>
          {say(company === "friends" ? "lobby-play-invite" : "lobby-play-now")}
        </button>
        {lesson && (
          <Link className="button" href={`/learn/${game.name}`}>
            {say("lobby-learn")}
          </Link>
        )}
        <Link className="button button-quiet" href={`/new/${game.name}?${wishQuery(wish)}`}>
          {say("lobby-more")}
        </Link>
        <Link className="button button-quiet" href={`/rules/${game.name}`}>
          {say("web-rules")}
        </Link>
      </div>
    </article>
  );
}
