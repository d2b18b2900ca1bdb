// A puzzle under way: its table, and how the try went. The server judges; here it is only asked.
import { useCallback, useEffect, useRef, useState } from "react";
import { useGuest } from "../app/guest";
import { failureText } from "../app/refusal";
import type { PuzzleInfo, PuzzleJudged } from "../messages";
import { api } from "../server/api";
import { useTexts } from "../texts/TextsProvider";

export interface Puzzle {
  info: PuzzleInfo | null;
  table: string | null;
  judged: PuzzleJudged | null;
  /** It counts, or has been judged in another window meanwhile: this was the first try. */
  isFirst: boolean;
  failure: string;
  /** Have it judged; what is not decided yet only if it is given up. */
  judge(giveUp?: boolean): Promise<void>;
  /** Once more, which no longer counts. */
  again(): void;
}

export function usePuzzle(game: string, id: string): Puzzle {
  const texts = useTexts();
  const { known, ensure } = useGuest();
  const [info, setInfo] = useState<PuzzleInfo | null>(null);
  const [table, setTable] = useState<string | null>(null);
  const [judged, setJudged] = useState<PuzzleJudged | null>(null);
  const [failure, setFailure] = useState("");
  const [tries, setTries] = useState(0);
  const begun = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table for each try, made once
  useEffect(() => {
    if (!known || begun.current === tries) return;
    begun.current = tries;
    const begin = async (): Promise<void> => {
      await ensure(texts.say("web-guest"));
      setInfo(await api.puzzle(game, id));
      setTable((await api.beginPuzzle(game, id)).table);
    };
    begin().catch(error => setFailure(failureText(texts, error)));
  }, [known, tries]);
  // One question after the other: the answer that counts is the first.
  const asking = useRef<Promise<void>>(Promise.resolve());
  const done = useRef<string | null>(null);
  const judge = useCallback(
    (giveUp = false): Promise<void> => {
      const ask = async (): Promise<void> => {
        if (!table || done.current === table) return;
        try {
          const answer = { table, language: texts.language, give_up: giveUp };
          const verdict = await api.answerPuzzle(game, id, answer);
          if (!verdict) return;
          setJudged(verdict);
          done.current = table;
        } catch (error) {
          setFailure(failureText(texts, error));
        }
      };
      asking.current = asking.current.then(ask);
      return asking.current;
    },
    [game, id, table, texts],
  );
  const again = (): void => {
    setTable(null);
    setJudged(null);
    setTries(tries + 1);
  };
  const isFirst = tries === 0 && (info?.state === "new" || info?.state === "begun");
  return { info, table, judged, isFirst, failure, judge, again };
}
