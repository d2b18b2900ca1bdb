// Nobody waits for players: what one can do instead.
import { Link } from "wouter";
import { dailyPath } from "../daily/paths";
import { gameName } from "../games/gameWords";
import type { GameInfo, TableRules } from "../messages";
import { useTexts } from "../texts/TextsProvider";
import { lastWish } from "./lastWish";
import { playerCounts, publicQuery, seatsFor, suggested, suggestions } from "./plans";

interface Props {
  games: readonly GameInfo[];
  /** The games that one has played before: another one begins as is advised. */
  played: ReadonlySet<string>;
  /** The game whose deal of the day is led to; none where there is no such deal. */
  daily: string | undefined;
  busy: boolean;
  play(rules: TableRules): void;
}

export function NoTables({ games, played, daily, busy, play }: Props) {
  const texts = useTexts();
  const { say } = texts;
  const [first] = games;
  return (
    <>
      <p className="soft">{say("lobby-tables-none")}</p>
      <div className="row no-tables">
        {first && (
          <Link className="button" href={`/new/${first.name}?${publicQuery(first)}`}>
            {say("lobby-new-title")}
          </Link>
        )}
        {games.map(game => (
          <button
            key={game.name}
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() => play(againstABot(game, !played.has(game.name)))}
          >
            {say("lobby-play-bot", { game: gameName(texts, game.name) })}
          </button>
        ))}
        {daily && (
          <Link className="button button-quiet" href={dailyPath(daily)}>
            {say("lobby-daily")}
          </Link>
        )}
      </div>
    </>
  );
}

/** As few players as there can be with a bot, which is the one chosen last. */
function againstABot(game: GameInfo, isNew: boolean): TableRules {
  const players = playerCounts(game, "bots")[0] ?? 2;
  // Nobody else sits there whose name would be asked for.
  const seats = seatsFor({ ...lastWish(game), company: "bots", players }, String);
  return { game: game.name, seats, options: suggested(suggestions(game, isNew)) };
}
