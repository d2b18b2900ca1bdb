// The puzzles: the day's, how long the streak is, and a stream at one's strength.
import "../puzzles/puzzles.css";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Loading } from "../app/App";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { gameName } from "../games/gameWords";
import type { MyPuzzles } from "../messages";
import { Goal } from "../puzzles/Goal";
import { PuzzlePicture } from "../puzzles/PuzzlePicture";
import { nextPuzzle, puzzlePath } from "../puzzles/paths";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

export default function PuzzlesPage() {
  const texts = useTexts();
  const { known, guest } = useGuest();
  const [mine, setMine] = useState<MyPuzzles | null>(null);
  const [failure, setFailure] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another guest has other puzzles
  useEffect(() => {
    if (!known) return;
    api.puzzles().then(setMine, error => setFailure(failureText(texts, error)));
  }, [known, guest?.id, texts]);
  return (
    <>
      <TopBar title={texts.say("puzzle-title")} />
      <main className="page puzzles">
        <h1>{texts.say("puzzle-title")}</h1>
        <p className="soft">{texts.say("puzzle-about")}</p>
        {failure && (
          <p className="panel problem" role="alert">
            {failure}
          </p>
        )}
        {mine ? <Mine mine={mine} fail={setFailure} /> : !failure && <Loading />}
      </main>
    </>
  );
}

function Mine({ mine, fail }: { mine: MyPuzzles; fail(reason: string): void }) {
  const texts = useTexts();
  const { daily, streak, longest, tried, solved, ratings } = mine;
  return (
    <>
      <section className="panel stack" aria-labelledby="daily-puzzle">
        <PuzzlePicture puzzle={daily} />
        <h2 id="daily-puzzle">{texts.say("puzzle-daily")}</h2>
        <p>
          {texts.say("table-label", { label: gameName(texts, daily.game) })} <Goal puzzle={daily} />
        </p>
        <p className="soft">
          {texts.say("puzzle-grade", { grade: daily.grade })} ·{" "}
          {texts.say("puzzle-state", { state: daily.state })}
        </p>
        <p>
          <Link className="button button-main" href={puzzlePath(daily)}>
            {texts.say("puzzle-open")}
          </Link>
        </p>
        <p>
          {texts.say("puzzle-streak", { days: streak })}{" "}
          {longest > 0 && texts.say("puzzle-longest", { days: longest })}
        </p>
      </section>
      <section className="panel stack" aria-labelledby="puzzle-stream">
        <h2 id="puzzle-stream">{texts.say("puzzle-stream")}</h2>
        <p className="soft">{texts.say("puzzle-counts", { tried, solved })}</p>
        {Object.entries(ratings).map(([game, rating]) => (
          <Stream key={game} game={game} rating={rating} fail={fail} />
        ))}
      </section>
    </>
  );
}

function Stream({ game, rating, fail }: { game: string; rating: number; fail(reason: string): void }) {
  const texts = useTexts();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const next = async (): Promise<void> => {
    setBusy(true);
    try {
      go(await nextPuzzle(game, texts));
    } catch (error) {
      fail(failureText(texts, error));
      setBusy(false);
    }
  };
  return (
    <p className="puzzle-stream">
      <button type="button" className="button" disabled={busy} onClick={() => void next()}>
        {gameName(texts, game)}
      </button>
      <span className="soft">{texts.say("puzzle-rating", { rating })}</span>
    </p>
  );
}
