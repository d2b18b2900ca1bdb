// What a puzzle looks like: its own position, or its game where that cannot be shown.
import { Suspense } from "react";
import { gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import type { PuzzleInfo } from "../messages";
import { useTexts } from "../texts/TextsProvider";

export function PuzzlePicture({ puzzle: { game, view = null } }: { puzzle: PuzzleInfo }) {
  const texts = useTexts();
  const { Picture, Position } = manifestOf(game);
  if (!view || !Position) return <Picture />;
  return (
    <div className="puzzle-picture">
      <Suspense>
        <Position view={view} label={texts.say("puzzle-position", { game: gameName(texts, game) })} />
      </Suspense>
    </div>
  );
}
