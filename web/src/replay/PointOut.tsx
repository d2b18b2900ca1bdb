// A choice that was not made, shown on the board: in words, and by a frame around the pieces that it
// names, or the line of them.
import { InGame } from "../games/GameText";
import type { TableInfo } from "../messages";
import type { PointedOut } from "../review/ReviewPanel";
import { useTexts } from "../texts/TextsProvider";
import { piecesIn } from "./pieces";

export function PointOut({ table, choice: { action, text } }: { table: TableInfo; choice: PointedOut }) {
  const { say } = useTexts();
  return (
    <>
      <p className="panel pointed-out" role="status">
        <InGame table={table} text={say("replay-pointed-out", { choice: text })} />
      </p>
      <style>{frameOf(piecesIn(action))}</style>
    </>
  );
}

function frameOf(pieces: readonly string[]): string {
  const all = pieces.flatMap(piece => [
    `[data-piece="${CSS.escape(piece)}"]`,
    `[data-choice="${CSS.escape(piece)}"]`,
  ]);
  return all.length ? `${all.join(",")}{outline:3px dashed var(--gold-fill);outline-offset:2px}` : "";
}
