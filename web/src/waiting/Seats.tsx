// Who sits where, and what whoever made the table can do about it.
import { useConfirm } from "../design/Confirm";
import { Avatar, BotLine } from "../games/Avatar";
import { seatNames } from "../games/gameTable";
import { SeatsProvider } from "../games/seats";
import { strengthName } from "../lobby/strengthName";
import { useGames } from "../lobby/useGames";
import type { SeatInfo, TableInfo } from "../messages";
import type { TableController } from "../server/useTable";
import { CopyLink } from "../table/CopyLink";
import { botChoice, choiceOf, planFor, whoText } from "../table/seating";
import { useSay, useTexts } from "../texts/TextsProvider";

interface Props {
  table: TableInfo;
  controller: TableController;
  present: readonly number[];
}

export function Seats({ table, controller, present }: Props) {
  return (
    <SeatsProvider value={table.seats}>
      <ul className="seats">
        {table.seats.map(seat => (
          <Seat key={seat.seat} seat={seat} table={table} controller={controller} present={present} />
        ))}
      </ul>
    </SeatsProvider>
  );
}

/** Whether a seat still waits for somebody. */
function isFree({ holder }: SeatInfo): boolean {
  return holder === "open" || holder === "invited";
}

function Face({ seat, name, here }: { seat: SeatInfo; name: string; here: boolean }) {
  return (
    <span className="seat-face" aria-hidden="true">
      {isFree(seat) ? <span className="avatar seat-free" /> : <Avatar seat={seat.seat} name={name} />}
      <span className={here || seat.holder === "bot" ? "seat-dot seat-here" : "seat-dot"} />
    </span>
  );
}

interface SeatProps extends Props {
  seat: SeatInfo;
}

function Seat({ seat, table, controller, present }: SeatProps) {
  const texts = useTexts();
  const { say } = texts;
  const free = isFree(seat);
  const arranging = table.creator && !seat.mine && (free || seat.holder === "bot");
  const here = present.includes(seat.seat);
  const name = free ? (seat.name ?? say("lobby-seat-open")) : (seatNames(table, say)[seat.seat] ?? "");
  return (
    <li className="seat">
      <Face seat={seat} name={name} here={here} />
      <strong>{name}</strong>
      {seat.seen && <span className="soft">⚑ {say("web-seen", { how: seat.seen })}</span>}
      {seat.lookalike && <span className="soft">⚠ {say("web-lookalike")}</span>}
      <span className="soft">
        <span>{seat.mine || !arranging ? whoText(texts, seat) : ""}</span>
        {seat.holder === "guest" && !seat.mine && (
          <span> · {say(here ? "waiting-seat-here" : "table-away")}</span>
        )}
      </span>
      <BotLine seat={seat.seat} />
      {seat.invite && <CopyLink link={`${location.origin}/t/${table.id}?invite=${seat.invite}`} />}
      <span className="row seat-tools">
        {arranging && <Rearrange seat={seat} table={table} controller={controller} />}
        {table.creator && seat.holder === "guest" && !seat.mine && (
          <GiveAway seat={seat} name={name} controller={controller} />
        )}
        {seat.mine && !table.creator && (
          <button
            type="button"
            className="button button-small"
            onClick={() => void controller.ask({ kind: "leave", seat: seat.seat })}
          >
            {say("lobby-leave")}
          </button>
        )}
      </span>
    </li>
  );
}

/** Whoever made the table frees a seat that somebody has taken. */
function GiveAway({ seat, name, controller }: Pick<SeatProps, "seat" | "controller"> & { name: string }) {
  const say = useSay();
  const { ask, dialog } = useConfirm({
    question: say("waiting-free-sure", { name }),
    yes: say("waiting-free"),
    done: () =>
      void controller.ask({ kind: "arrange", seat: seat.seat, plan: { kind: "open" }, guest: seat.guest }),
  });
  return (
    <>
      <button type="button" className="button button-small button-quiet" onClick={ask}>
        {say("waiting-free")}
      </button>
      {dialog}
    </>
  );
}

/** Whoever made the table gives a seat to a bot, or frees it. */
function Rearrange({ seat, table, controller }: Omit<SeatProps, "present">) {
  const texts = useTexts();
  const say = useSay();
  const { games } = useGames();
  const strengths = games?.find(({ name }) => name === table.rules.game)?.strengths ?? [];
  // A seat that is kept for whoever played before has no link of its own.
  const now = choiceOf(seat);
  const plans = [...(now === "invited" ? ["invited"] : []), "open"] as const;
  return (
    <select
      className="input"
      aria-label={say("lobby-seat-plan")}
      value={now}
      onChange={event =>
        void controller.ask({ kind: "arrange", seat: seat.seat, plan: planFor(event.target.value) })
      }
    >
      {plans.map(plan => (
        <option key={plan} value={plan} disabled={plan === "invited"}>
          {say(plan === "invited" && !seat.invite ? "lobby-holder-invited" : `lobby-plan-${plan}`)}
        </option>
      ))}
      <optgroup label={say("lobby-strength")}>
        {strengths.map(name => (
          <option key={name} value={botChoice(name)}>
            {strengthName(texts, name)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
