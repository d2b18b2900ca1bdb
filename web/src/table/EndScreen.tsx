// The end of a game: who stands where, every point and what it came from, and what can be done next.
import "../log/log.css";
import "./end.css";
import { Suspense } from "react";
import { Dialog } from "../design/Dialog";
import { seatNames } from "../games/gameTable";
import { GAMES } from "../games/registry";
import type { Outcome, TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { TextsProvider, useSay } from "../texts/TextsProvider";
import { EndActions, SealCheck } from "./AfterEnd";

interface Props {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
  close(): void;
}

export default function EndScreen(props: Props) {
  return (
    <TextsProvider topics={[props.table.rules.game]}>
      <Shown {...props} />
    </TextsProvider>
  );
}

function Shown({ controller, table, game, close }: Props) {
  const say = useSay();
  const outcome = table.ending?.outcome ?? null;
  const name = table.rules.game;
  return (
    <Dialog title={headline(say, table)} close={close}>
      <div className="stack end-screen end-panel">
        {outcome && <p>{say("table-end", { reason: say(`${name}-reason-${outcome.reason}`) })}</p>}
        <ol className="end-places">
          {table.ending?.ranking.flatMap((seats, place) =>
            seats.map(seat => (
              <Place key={`seat ${seat + 1}`} place={place} seat={seat} table={table} game={game} />
            )),
          )}
        </ol>
        {outcome?.tie_break && (
          <p>{say("table-tie-break", { rule: say(`${name}-tie-${outcome.tie_break}`) })}</p>
        )}
        <div className="row">
          <EndActions controller={controller} table={table} />
          <button type="button" className="button" onClick={close}>
            {say("web-end-look")}
          </button>
        </div>
        <SealCheck table={table} />
      </div>
    </Dialog>
  );
}

interface PlaceProps {
  place: number;
  seat: number;
  table: TableInfo;
  game: SeatGame;
}

function Place({ place, seat, table, game }: PlaceProps) {
  const say = useSay();
  const Lines = GAMES[table.rules.game]?.ScoreLines;
  const outcome = table.ending?.outcome;
  const lines = outcome?.lines[seat] ?? [];
  return (
    <li className="end-place">
      {table.seats.length > 1 && <span className="end-number">{place + 1}</span>}
      <strong>{seatNames(table, say)[seat]}</strong>
      <span className="player-points">{outcome?.scores[seat]}</span>
      {outcome && (
        <details className="end-lines" open={table.seats[seat]?.mine ?? false}>
          <summary>{say("web-end-lines")}</summary>
          <ul className="score-lines">
            <Suspense>{Lines && <Lines lines={lines} view={game.view} />}</Suspense>
            {!lines.length && <li className="soft">{say("table-no-points")}</li>}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Who won, or what else has happened. */
function headline(say: ReturnType<typeof useSay>, { ending, seats, ...table }: TableInfo): string {
  const best = ending?.ranking[0] ?? [];
  const names = seatNames({ ...table, ending, seats }, say);
  if (ending?.reason === "resigned") return say("web-ended-resigned");
  const rank = ending?.outcome?.rank;
  if (rank) return say("table-rank", { rank: say(`${table.rules.game}-rank-${slug(rank)}`) });
  if (!best.length) return say("web-over");
  if (best.length > 1) return say("web-end-tie", { names: best.map(seat => names[seat]).join(", ") });
  const [first = 0] = best;
  const me = seats.filter(seat => seat.mine);
  return seats[first]?.mine && me.length === 1
    ? say("web-end-won")
    : say("web-end-winner", { name: names[first] ?? "" });
}

function slug(rank: NonNullable<Outcome["rank"]>): string {
  return rank.toLowerCase().replaceAll(" ", "-");
}
