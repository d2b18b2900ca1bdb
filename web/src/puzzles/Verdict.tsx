// How a try went: why not, by the rules. The solution is told to whoever asks for it or has given up: what was only not
// solved can be tried again.
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { failureText } from "../app/refusal";
import { GameText } from "../games/GameText";
import type { PuzzleInfo, PuzzleJudged } from "../messages";
import { HOME } from "../table/keepFocus";
import { useTexts } from "../texts/TextsProvider";
import type { Texts } from "../texts/texts";
import { nextPuzzle } from "./paths";

interface VerdictProps {
  info: PuzzleInfo;
  judged: PuzzleJudged;
  /** Whether it was the try that counts, here or in another window. */
  isFirst: boolean;
  /** Whether the solution is on the table now, rather than what was played. */
  isShown: boolean;
  show(solution: boolean): void;
  again(): void;
}

export function Verdict({ info, judged, isFirst, isShown, show, again }: VerdictProps) {
  const texts = useTexts();
  const { say } = texts;
  const [, go] = useLocation();
  const [failure, setFailure] = useState("");
  const isOpen = !judged.solved && !judged.gave_up;
  const next = (): void => {
    nextPuzzle(info.game, texts).then(go, error => setFailure(failureText(texts, error)));
  };
  return (
    <section className="panel lesson-text puzzle-verdict" {...HOME}>
      <div className="lesson-words" role="status">
        <p>
          <strong>{say(judged.solved ? "puzzle-right" : "puzzle-wrong")}</strong>{" "}
          {!judged.solved && whyNot(texts, info, judged)} {say("puzzle-rating", { rating: judged.rating })}
          {!judged.counted && ` ${say(isFirst ? "puzzle-elsewhere" : "puzzle-not-counted")}`}
        </p>
        <details open={judged.gave_up}>
          <summary>{say("puzzle-solution")}</summary>
          <ol>
            {judged.solution.moves.map((move, place) => (
              <li key={place}>
                <GameText game={info.game} options={{}} text={move} />
              </li>
            ))}
          </ol>
        </details>
        {failure && <p role="alert">{failure}</p>}
      </div>
      {isOpen && (
        <button type="button" className="button button-small button-main" onClick={again}>
          {say("puzzle-again")}
        </button>
      )}
      <button type="button" className={`button button-small ${isOpen ? "" : "button-main"}`} onClick={next}>
        {say("puzzle-next")}
      </button>
      <button
        type="button"
        className="button button-small"
        aria-pressed={isShown}
        onClick={() => show(!isShown)}
      >
        {say("puzzle-show")}
      </button>
      {!isOpen && (
        <button type="button" className="button button-small" onClick={again}>
          {say("puzzle-again")}
        </button>
      )}
      <Link className="button button-small" href="/puzzles">
        {say("puzzle-all")}
      </Link>
    </section>
  );
}

function whyNot({ say }: Texts, { game, goal }: PuzzleInfo, judged: PuzzleJudged): string {
  if (judged.gave_up) return say("puzzle-why-given-up");
  if (judged.by_luck) return say("puzzle-why-luck");
  if (judged.value === null)
    return say(judged.lost ? "puzzle-why-lost" : "puzzle-short-lost", { lost: judged.lost });
  const how = judged.finished ? "why" : "short";
  return say(`puzzle-${how}-${game}-${goal}`, { value: judged.value, best: judged.best });
}
