// Undo, always in its place: once a press, and where there is nothing to undo it says why.
import { useEffect, useRef, useState } from "react";
import { isSettling } from "../games/useAct";
import type { TableInfo } from "../messages";
import { type SeatGame, whyNoUndo } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";

interface Props {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
  seat: number;
}

export function UndoButton({ controller, table, game, seat }: Props) {
  const say = useSay();
  const [told, tell] = useState(false);
  const busy = useRef(false);
  // A table that has moved on has another reason, or none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it has moved on is what its version says
  useEffect(() => tell(false), [game.version]);
  const why = game.can_undo ? "" : say(reasonOf(table, game, seat));
  const undo = async (): Promise<void> => {
    if (!game.can_undo) return tell(!told);
    if (busy.current || isSettling()) return;
    busy.current = true;
    await controller.aboutTurn("undo", seat);
    busy.current = false;
  };
  return (
    <span className="undo-place">
      <button
        type="button"
        className="button button-small undo-top"
        aria-disabled={!game.can_undo}
        title={why || undefined}
        onClick={() => void undo()}
        onBlur={() => tell(false)}
      >
        <span aria-hidden="true">↶</span> <span className="wide-only">{say("web-undo")}</span>
        <span className="narrow-only hidden-visually">{say("web-undo")}</span>
      </button>
      {told && (
        <span className="panel undo-why" role="status">
          {why}
        </span>
      )}
    </span>
  );
}

function reasonOf({ rules }: TableInfo, game: SeatGame, seat: number): string {
  if (game.sent) return "web-sent";
  return rules.undo === "none" ? "web-undo-none" : `web-undo-${whyNoUndo(game, seat)}`;
}
