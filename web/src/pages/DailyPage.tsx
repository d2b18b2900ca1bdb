// A game's deals of the day: today's or another's, how everybody came out, and the days gone by.
import "../daily/daily.css";
import { Link } from "wouter";
import { Loading } from "../app/App";
import { TopBar } from "../app/TopBar";
import { placeOf } from "../daily/bars";
import { Countdown } from "../daily/Countdown";
import { dayText } from "../daily/days";
import { Histogram } from "../daily/Histogram";
import { dailyPath } from "../daily/paths";
import { ShareResult } from "../daily/ShareResult";
import { comparedText, resultText, shareText } from "../daily/share";
import { useDaily } from "../daily/useDaily";
import { gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import { oncePrepared, useMaking } from "../lobby/making";
import type { Dailies, Daily, DailyGame, DailyTry } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";
import type { Texts } from "../texts/texts";

export default function DailyPage({ game, day = null }: { game: string; day?: string | null }) {
  const texts = useTexts();
  const { dailies, daily, failure } = useDaily(game, day);
  const course = dailies?.games.find(each => each.game === game) ?? null;
  return (
    <>
      <TopBar title={texts.say("daily-title")} />
      <main className="page daily-page">
        <h1>{texts.say("daily-title")}</h1>
        {dailies && <Games dailies={dailies} game={game} />}
        {failure && (
          <p className="panel problem" role="alert">
            {failure}
          </p>
        )}
        {dailies && <Countdown today={dailies.day} />}
        {dailies && daily ? <Day {...{ daily, course }} today={dailies.day} /> : !failure && <Loading />}
        {course && <Past course={course} shown={daily?.day ?? null} />}
      </main>
    </>
  );
}

function Games({ dailies: { games }, game }: { dailies: Dailies; game: string }) {
  const texts = useTexts();
  return (
    <nav className="row" aria-label={texts.say("daily-games")}>
      {games.map(({ game: name }) => (
        <Link
          key={name}
          className={name === game ? "button daily-shown" : "button"}
          href={dailyPath(name)}
          {...(name === game && { "aria-current": "page" as const })}
        >
          {gameName(texts, name)}
        </Link>
      ))}
    </nav>
  );
}

interface DayProps {
  daily: Daily;
  course: DailyGame | null;
  today: string;
}

function Day({ daily, course, today }: DayProps) {
  const texts = useTexts();
  const { say } = texts;
  const { Picture } = manifestOf(daily.game);
  const mine = daily.results.find(result => result.mine) ?? null;
  const over = daily.day < today;
  return (
    <section className="panel stack" aria-labelledby="the-day">
      <Picture />
      <h2 id="the-day">{dayText(texts.language, daily.day)}</h2>
      {course && <p className="soft">{companyText(texts, course)}</p>}
      {mine ? (
        <>
          <p className="daily-mine">
            <strong>{resultText(texts, daily.game, mine)}</strong>{" "}
            {mine.late ? say("daily-late") : comparedText(texts, daily)}
          </p>
          <Master daily={daily} over={over} />
          <ShareResult text={shareText(texts, daily, mine, course)} />
        </>
      ) : (
        <p>{say(over ? "daily-late-about" : "daily-about")}</p>
      )}
      <Ways daily={daily} played={mine !== null} over={over} />
      {daily.histogram && daily.histogram.length > 0 && (
        <Histogram counted={daily.histogram} mine={mine && !mine.late ? mine.score : null} />
      )}
      {daily.results.length > 0 && <Results daily={daily} open={mine !== null} />}
    </section>
  );
}

/** To the table, and after the day to what there is to learn from it. */
function Ways({ daily, played, over }: { daily: Daily; played: boolean; over: boolean }) {
  const { say } = useTexts();
  const { busy, failure, attempt } = useMaking();
  const begin = async (): Promise<string> =>
    `/t/${(await oncePrepared(() => api.playDaily(daily.day, daily.game))).table ?? ""}`;
  return (
    <>
      <p className="row">
        {daily.table ? (
          <Link className={played ? "button" : "button button-main"} href={`/t/${daily.table}`}>
            {say(played ? "daily-to-game" : "daily-go-on")}
          </Link>
        ) : (
          <button
            type="button"
            className="button button-main daily-play"
            disabled={busy}
            onClick={() => void attempt(begin)}
          >
            {say(over ? "daily-play-late" : "daily-play")}
          </button>
        )}
        {played && over && (
          <Link className="button" href={`/t/${daily.table}/review`}>
            {say("daily-review")}
          </Link>
        )}
      </p>
      {played && !over && <p className="soft">{say("daily-tomorrow")}</p>}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

/** What the strongest bot made of it: told when the day is over. */
function Master({ daily: { master = null }, over }: { daily: Daily; over: boolean }) {
  const { say } = useTexts();
  if (!over || !master) return null;
  const name = say("table-bot-name", { strength: "master" });
  return (
    <p role="status" className="daily-master">
      {master.score === null
        ? say("daily-master-playing", { name })
        : say("daily-master", { name, points: say("daily-points", { points: master.score }) })}{" "}
      {master.table && <Link href={`/t/${master.table}/replay`}>{say("daily-master-see")}</Link>}
    </p>
  );
}

function Results({ daily, open }: { daily: Daily; open: boolean }) {
  const { say } = useTexts();
  return (
    <details open={open}>
      <summary>{say("daily-results")}</summary>
      <ol className="daily-results">
        {daily.results.map((result, number) => (
          <li key={`${number} ${result.name}`} className={result.mine ? "mine" : ""}>
            <span>{result.late ? "–" : `${placeOf(result, daily)}.`}</span>
            {result.table ? (
              <Link href={`/t/${result.table}/replay`}>{result.name || say("daily-nameless")}</Link>
            ) : (
              <span>{result.name || say("daily-nameless")}</span>
            )}
            {result.late && <span className="soft">{say("daily-late-short")}</span>}
            <strong>{result.score}</strong>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The days gone by, each with what came of it. */
function Past({ course, shown }: { course: DailyGame; shown: string | null }) {
  const texts = useTexts();
  const { say } = texts;
  return (
    <section className="panel stack" aria-labelledby="past-days">
      <h2 id="past-days">{say("daily-past")}</h2>
      <p>
        {say("daily-streak", { days: course.streak })}{" "}
        {course.longest > 0 && say("daily-longest", { days: course.longest })}
      </p>
      <ul className="daily-days">
        {[course.today, ...course.past].map(each => (
          <li key={each.day}>
            <Link
              className="daily-day"
              href={dailyPath(course.game, each.day)}
              {...(each.day === shown && { "aria-current": "date" as const })}
            >
              <span>{dayText(texts.language, each.day)}</span>
              <span className="soft">{stateText(texts, each)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateText({ say }: Texts, { table = null, score = null, late = false }: DailyTry): string {
  if (score === null) return say(table === null ? "daily-not-played" : "daily-begun");
  const points = say("daily-points", { points: score });
  return late ? `${points} (${say("daily-late-short")})` : points;
}

function companyText({ say }: Texts, { bots }: DailyGame): string {
  if (!bots.length) return say("daily-alone");
  const names = bots.map(strength => say("table-bot-name", { strength }));
  return say("daily-against", { names: names.join(", ") });
}
