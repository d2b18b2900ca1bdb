// A choice that was not made, shown on the board: in words, and by a frame around the pieces that it
// names, or the line of them.
import { useEffect, useRef } from "react";
import { InGame } from "../games/GameText";
import type { TableInfo } from "../messages";
import type { PointedOut } from "../review/ReviewPanel";
import { useTexts } from "../texts/TextsProvider";
import { piecesIn } from "./pieces";

export function PointOut({ table, choice: { action, text } }: { table: TableInfo; choice: PointedOut }) {
  const { say } = useTexts();
  const pieces = selectorOf(piecesIn(action));
  // On a phone it may lie below what is seen; it is looked for until it is there, and then left alone.
  const seen = useRef("");
  useEffect(() => {
    const found = pieces && seen.current !== pieces && document.querySelector(pieces);
    if (!found) return;
    seen.current = pieces;
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  return (
    <>
      <p className="panel pointed-out" role="status">
        <InGame table={table} text={say("replay-pointed-out", { choice: text })} />
      </p>
      {pieces && <style>{`${pieces}{outline:3px dashed var(--gold-fill);outline-offset:2px}`}</style>}
    </>
  );
}

function selectorOf(pieces: readonly string[]): string {
  return pieces
    .flatMap(piece => [`[data-piece="${CSS.escape(piece)}"]`, `[data-choice="${CSS.escape(piece)}"]`])
    .join(",");
}
