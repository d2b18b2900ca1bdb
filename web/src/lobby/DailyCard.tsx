// The deal of the day: the same for everybody, one try each.
import type { Daily } from "../messages";
import { useSay } from "../texts/TextsProvider";

export function DailyCard({ daily, busy, begin }: { daily: Daily; busy: boolean; begin(): void }) {
  const say = useSay();
  return (
    <section className="panel stack daily" aria-label={say("lobby-daily")}>
      <h2>{say("lobby-daily")}</h2>
      <p className="soft">{say("lobby-daily-about", { day: daily.day })}</p>
      {daily.table ? (
        <a className="button" href={`/t/${daily.table}`}>
          {say("lobby-daily-mine")}
        </a>
      ) : (
        <button type="button" className="button button-main" disabled={busy} onClick={begin}>
          {say("lobby-daily-begin")}
        </button>
      )}
      {daily.results.length > 0 && (
        <ol className="daily-results">
          {daily.results.map((result, place) => (
            <li key={`${place + 1} ${result.name}`} className={result.mine ? "mine" : ""}>
              <span>{place + 1}.</span> <span>{result.name}</span> <strong>{result.score}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
