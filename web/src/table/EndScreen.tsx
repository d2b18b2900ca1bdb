// The end of a game: who stands where, every point and what it came from, and what can be done next.
import "../log/log.css";
import "./end.css";
import { Suspense } from "react";
import { Dialog } from "../design/Dialog";
import { Avatar, BotLine } from "../games/Avatar";
import { seatNames } from "../games/gameTable";
import { reasonText, tieText } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import { Result } from "../games/result/Result";
import { useCountUp } from "../games/result/useCountUp";
import { SeatsProvider } from "../games/seats";
import type { TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay, useTexts } from "../texts/TextsProvider";
import { EndActions, SealCheck } from "./AfterEnd";
import { headline } from "./ending";

interface Props {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
  close(): void;
}

export default function EndScreen({ controller, table, game, close }: Props) {
  const texts = useTexts();
  const { say } = texts;
  const outcome = table.ending?.outcome ?? null;
  const name = table.rules.game;
  return (
    <SeatsProvider value={table.seats}>
      <Dialog title={headline(texts, table)} close={close}>
        <div className="stack end-screen end-panel">
          <div className="row end-actions">
            <EndActions controller={controller} table={table} />
            <button type="button" className="button" onClick={close}>
              {say("web-end-look")}
            </button>
          </div>
          <div className="stack end-standing">
            <ol className="end-places">
              {table.ending?.ranking.flatMap((seats, place) =>
                seats.map(seat => (
                  <Place key={`seat ${seat + 1}`} place={place} seat={seat} table={table} game={game} />
                )),
              )}
            </ol>
            {outcome?.tie_break && (
              <p>{say("table-tie-break", { rule: tieText(texts, name, outcome.tie_break) })}</p>
            )}
            {outcome && <p>{say("table-end", { reason: reasonText(texts, name, outcome.reason) })}</p>}
          </div>
          {outcome && (
            <div className="stack end-result">
              <Result table={table} game={game} title={headline(texts, table)} />
            </div>
          )}
          <SealCheck table={table} />
        </div>
      </Dialog>
    </SeatsProvider>
  );
}

/** Counted up; those who do not see it hear only what it comes to. */
function Points({ points }: { points: number }) {
  const shown = useCountUp(points);
  return (
    <span className="end-points">
      <span aria-hidden="true">{shown}</span>
      <span className="hidden-visually">{points}</span>
    </span>
  );
}

/** Where there is less room, who stands where comes before what it is made of. */
const ROOMY = "(min-width: 56rem)";

interface PlaceProps {
  place: number;
  seat: number;
  table: TableInfo;
  game: SeatGame;
}

function Place({ place, seat, table, game }: PlaceProps) {
  const say = useSay();
  const { ScoreLines } = manifestOf(table.rules.game);
  const outcome = table.ending?.outcome;
  const lines = outcome?.lines[seat] ?? [];
  const hints = table.seats[seat]?.hints ?? 0;
  return (
    <li className="end-place">
      {table.seats.length > 1 && <span className="end-number">{place + 1}</span>}
      <span className="end-name">
        <Avatar seat={seat} name={seatNames(table, say)[seat] ?? ""} />
        <strong>{seatNames(table, say)[seat]}</strong>
        <BotLine seat={seat} />
        {table.seats[seat]?.seen && (
          <span className="soft">{say("web-seen", { how: table.seats[seat]?.seen ?? "" })}</span>
        )}
        {hints > 0 && <span className="soft end-hints">{say("web-hints-taken", { count: hints })}</span>}
      </span>
      {outcome && <Points points={outcome.scores[seat] ?? 0} />}
      {outcome && (
        <details className="end-lines" open={(table.seats[seat]?.mine ?? false) && matchMedia(ROOMY).matches}>
          <summary>{say("web-end-lines")}</summary>
          <ul className="score-lines">
            <Suspense>
              <ScoreLines lines={lines} view={game.view} />
            </Suspense>
            {!lines.length && <li className="soft">{say("table-no-points")}</li>}
          </ul>
        </details>
      )}
    </li>
  );
}
