// One game in the lobby: what it is, and the ways to be playing in a moment.
import { useState } from "react";
import { Link } from "wouter";
import { Check, Choice } from "../design/forms";
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
      <GamePicture game={game.name} />
      <h2>{say(`web-game-${game.name}`)}</h2>
      <p>{say(`lobby-about-${game.name}`)}</p>
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
            options={game.strengths.map(name => [name, strengthName(say, name)])}
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
      <div className="row">
        <button type="button" className="button button-main" disabled={busy} onClick={begin}>
          {say(company === "friends" ? "lobby-play-invite" : "lobby-play-now")}
        </button>
        <Link className="button" href={`/learn/${game.name}`}>
          {say("lobby-learn")}
        </Link>
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

/** The colours of the kinds of cards. */
const KINDS = ["#a34b28", "#8f680f", "#566370", "#1f6f5c", "#4550a5", "#7d3a78"];

function GamePicture({ game }: { game: string }) {
  return game === "block-and-key" ? (
    <svg viewBox="0 0 240 90" className="game-picture" aria-hidden="true">
      {[
        [40, 62, "green"],
        [64, 62, "green"],
        [64, 38, "brown"],
        [88, 62, "brown"],
        [88, 38, "brown"],
        [88, 14, "white"],
        [112, 62, "grey"],
        [136, 62, "grey"],
        [136, 38, "green"],
        [160, 62, "white"],
        [184, 62, "white"],
        [184, 38, "grey"],
      ].map(([x, y, colour]) => (
        <rect
          key={`${x},${y}`}
          x={Number(x)}
          y={Number(y)}
          width="22"
          height="22"
          rx="3"
          fill={`var(--stone-${colour})`}
          stroke="#3b291855"
        />
      ))}
      <rect x="10" y="85" width="220" height="4" rx="2" fill="var(--clay)" />
    </svg>
  ) : (
    <svg viewBox="0 0 240 90" className="game-picture" aria-hidden="true">
      {KINDS.map((colour, space) => (
        <g key={colour} transform={`translate(${12 + space * 37} ${14 + (space % 2) * 4})`}>
          <rect width="30" height="58" rx="3" fill="var(--panel)" stroke="var(--panel-edge)" />
          <path d="M0 15V3a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v12z" fill={colour} />
          <path d="M15 24l5.2 3v6L15 36l-5.2-3v-6z" fill="var(--ink)" opacity={0.25 + space * 0.13} />
          <rect x="6" y="44" width="18" height="2.5" rx="1" fill="var(--panel-edge)" />
          <rect x="6" y="49" width="12" height="2.5" rx="1" fill="var(--panel-edge)" />
        </g>
      ))}
      <path d="M12 84h214m0 0l-6-4m6 4l-6 4" stroke="var(--clay)" strokeWidth="2" fill="none" />
    </svg>
  );
}
