// After a lesson: the game itself, against a bot.
import { makeTable, useMaking } from "../lobby/making";
import { firstGame } from "../lobby/plans";
import { useGames } from "../lobby/useGames";
import { useSay } from "../texts/TextsProvider";

export function PlayNow({ game, quiet = false }: { game: string; quiet?: boolean }) {
  const say = useSay();
  const { games } = useGames();
  const { busy, failure, attempt } = useMaking({ instead: true });
  const info = games?.find(known => known.name === game);
  return (
    <>
      <button
        type="button"
        className={quiet ? "button button-small" : "button button-small button-main"}
        disabled={busy || !info}
        onClick={() => info && void attempt(() => makeTable(firstGame(info)))}
      >
        {say("lesson-play")}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
