// What a puzzle asks for, in words.
import { useEffect, useState } from "react";
import { manifestOf } from "../games/registry";
import type { PuzzleInfo } from "../messages";
import { useTexts } from "../texts/TextsProvider";

export function Goal({ puzzle: { game, goal, about } }: { puzzle: PuzzleInfo }) {
  const { say, language } = useTexts();
  const [name, setName] = useState("");
  useEffect(() => {
    let current = true;
    if (about)
      void manifestOf(game)
        .nameOf?.(about, language)
        .then(found => current && setName(found));
    return () => {
      current = false;
    };
  }, [game, about, language]);
  return <>{say(`puzzle-goal-${game}-${goal}`, { card: name || (about ?? "") })}</>;
}
