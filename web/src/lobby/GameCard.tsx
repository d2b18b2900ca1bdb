// One game in the lobby: what it is, and the ways to be playing in a moment.
import { useState } from "react";
import { Link } from "wouter";
import { Choice } from "../design/forms";
import type { GameInfo } from "../messages";
import { useSay } from "../texts/TextsProvider";
import { type Company, companies, playerCounts, usualStrength, type Wish } from "./plans";

export function GameCard({ game, busy, play }: { game: GameInfo; busy: boolean; play(wish: Wish): void }) {
  const say = useSay();
  const ways = companies(game);
  const [company, setCompany] = useState<Company>("bots");
  const counts = playerCounts(game, company);
  const [players, setPlayers] = useState(2);
  const [strength, setStrength] = useState(usualStrength(game));
  const count = counts.includes(players) ? players : (counts[0] ?? 1);
  return (
    <article className={`panel game-card game-${game.name}`}>
      <GamePicture game={game.name} />
      <h2>{say(`web-game-${game.name}`)}</h2>
      <p>{say(`web-game-${game.name}.about`)}</p>
      <fieldset className="row company">
        <legend className="hidden-visually">{say("web-company")}</legend>
        {ways.map(way => (
          <button
            key={way}
            type="button"
            className="button button-small"
            aria-pressed={company === way}
            onClick={() => setCompany(way)}
          >
            {say(`web-company-${way}`)}
          </button>
        ))}
      </fieldset>
      <div className="row game-choices">
        {counts.length > 1 && (
          <Choice
            label={say("web-players")}
            value={String(count)}
            options={counts.map(number => [String(number), String(number)])}
            change={number => setPlayers(Number(number))}
          />
        )}
        {company === "bots" && (
          <Choice
            label={say("web-strength")}
            value={strength}
            options={game.strengths.map(name => [name, strengthName(say, name)])}
            change={setStrength}
          />
        )}
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-main"
          disabled={busy}
          onClick={() => play({ game: game.name, company, players: count, strength })}
        >
          {say(company === "friends" ? "web-play-invite" : "web-play-now")}
        </button>
        <Link className="button" href={`/learn/${game.name}`}>
          {say("web-learn")}
        </Link>
        <Link className="button button-quiet" href={`/rules/${game.name}`}>
          {say("web-rules")}
        </Link>
      </div>
    </article>
  );
}

/** Bots without a text of their own go by their name. */
export function strengthName(say: ReturnType<typeof useSay>, name: string): string {
  const text = say(`web-strength-${name}`);
  return text.startsWith("web-strength-") ? name : text;
}

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
      {[0, 1, 2, 3, 4, 5].map(space => (
        <g key={space} transform={`translate(${12 + space * 37} 12)`}>
          <rect width="30" height="64" rx="4" fill="var(--sand)" stroke="var(--panel-edge)" />
          <rect width="30" height="10" rx="4" fill={`hsl(${18 + space * 28} 45% 45%)`} />
          <circle cx="15" cy="38" r={4 + (space % 3) * 3} fill="var(--gold-fill)" />
        </g>
      ))}
    </svg>
  );
}
