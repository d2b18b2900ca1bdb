// The deals of the day: of each game the same for everybody, one try each.
import { Link } from "wouter";
import { dayText } from "../daily/days";
import { dailyPath } from "../daily/paths";
import { gameName } from "../games/gameWords";
import type { Dailies, DailyGame } from "../messages";
import { useTexts } from "../texts/TextsProvider";

interface Props {
  dailies: Dailies;
  busy: boolean;
  begin(game: string): void;
}

export function DailyCard({ dailies: { day, games }, busy, begin }: Props) {
  const { say, language } = useTexts();
  return (
    <section className="panel stack daily" aria-label={say("lobby-daily")}>
      <h2>{say("lobby-daily")}</h2>
      <p className="soft">{say("lobby-daily-about", { day: dayText(language, day) })}</p>
      {games.map(game => (
        <Game key={game.game} game={game} busy={busy} begin={begin} />
      ))}
    </section>
  );
}

function Game({ game, busy, begin }: { game: DailyGame } & Omit<Props, "dailies">) {
  const texts = useTexts();
  const { say } = texts;
  const { table = null, score = null } = game.today;
  const name = gameName(texts, game.game);
  return (
    <div className="daily-game stack">
      <h3>{name}</h3>
      <p className="soft">
        {say("lobby-daily-company", { bots: game.bots.length })}
        {game.streak > 0 && ` ${say("lobby-daily-streak", { days: game.streak })}`}
      </p>
      <p className="row">
        {score !== null && <strong>{say("lobby-daily-score", { points: score })}</strong>}
        {table === null ? (
          <button
            type="button"
            className="button daily-play"
            disabled={busy}
            aria-label={`${say("lobby-daily-begin")} ${name}`}
            onClick={() => begin(game.game)}
          >
            {say("lobby-daily-begin")}
          </button>
        ) : (
          <Link className="button" href={`/t/${table}`} aria-label={`${say("lobby-daily-mine")} ${name}`}>
            {say("lobby-daily-mine")}
          </Link>
        )}
        <Link
          className="button button-quiet"
          href={dailyPath(game.game)}
          aria-label={`${say("lobby-daily-days")} ${name}`}
        >
          {say("lobby-daily-days")}
        </Link>
      </p>
    </div>
  );
}
