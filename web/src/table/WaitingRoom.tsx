// Before the game: who sits where, the links to send, the rules of the table, and the start.
import "../lobby/lobby.css";
import "../lobby/seats.css";
import { useState } from "react";
import { useGuest } from "../app/guest";
import { refusalText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { seatNames } from "../games/gameTable";
import { gameName } from "../games/gameWords";
import { ruleFacts } from "../lobby/ruleFacts";
import { strengthName } from "../lobby/strengthName";
import { useGames } from "../lobby/useGames";
import type { SeatInfo, TableInfo } from "../messages";
import { api } from "../server/api";
import type { TableState } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay, useTexts } from "../texts/TextsProvider";
import { CopyLink } from "./CopyLink";
import { LinkState } from "./LinkState";
import { botChoice, choiceOf, isFull, planFor, whoText } from "./seating";

interface Props {
  controller: TableController;
  state: TableState;
  table: TableInfo;
}

export default function WaitingRoom({ controller, state, table }: Props) {
  const texts = useTexts();
  const { say } = texts;
  const seated = table.seats.some(seat => seat.mine);
  return (
    <>
      <TopBar title={gameName(texts, table.rules.game)}>
        <LinkState link={state.link} />
      </TopBar>
      <main className="page waiting">
        <h1>{say("lobby-waiting-title")}</h1>
        {state.refusal && (
          <p className="panel problem" role="alert">
            {refusalText(texts, state.refusal)}
          </p>
        )}
        <section className="panel stack" aria-label={say("web-players")}>
          <ul className="seats">
            {table.seats.map(seat => (
              <Seat
                key={seat.seat}
                seat={seat}
                table={table}
                controller={controller}
                present={state.presence?.present ?? []}
              />
            ))}
          </ul>
          {!seated && <SitDown table={table} />}
          <BeginOrClear controller={controller} table={table} seated={seated} />
        </section>
        <section className="panel stack">
          <h2>{say("lobby-invite")}</h2>
          <p className="soft">{say("lobby-invite-about")}</p>
          <CopyLink link={`${location.origin}/t/${table.id}`} />
        </section>
        <TableRulesPanel table={table} />
      </main>
    </>
  );
}

interface BeginProps {
  controller: TableController;
  table: TableInfo;
  seated: boolean;
}

function BeginOrClear({ controller, table, seated }: BeginProps) {
  const say = useSay();
  const full = isFull(table);
  return (
    <div className="row">
      {(seated || table.creator) && (
        <button
          type="button"
          className="button button-main"
          disabled={!full}
          onClick={() => void controller.ask({ kind: "start" })}
        >
          {say(full ? "lobby-start" : "lobby-start-waiting")}
        </button>
      )}
      {table.creator && (
        <button type="button" className="button" onClick={() => void controller.ask({ kind: "cancel" })}>
          {say("lobby-cancel")}
        </button>
      )}
    </div>
  );
}

function Seat({
  seat,
  table,
  controller,
  present,
}: {
  seat: SeatInfo;
  table: TableInfo;
  controller: TableController;
  present: readonly number[];
}) {
  const texts = useTexts();
  const { say } = texts;
  const free = seat.holder === "open" || seat.holder === "invited";
  const arranging = table.creator && !seat.mine && (free || seat.holder === "bot");
  return (
    <li className="seat">
      <span
        className={present.includes(seat.seat) || seat.holder === "bot" ? "seat-dot seat-here" : "seat-dot"}
        aria-hidden="true"
      />
      <strong>{free ? (seat.name ?? say("lobby-seat-open")) : seatNames(table, say)[seat.seat]}</strong>
      {seat.lookalike && <span className="soft">⚠ {say("web-lookalike")}</span>}
      <span className="soft">{seat.mine || !arranging ? whoText(texts, seat) : ""}</span>
      {seat.invite && <CopyLink link={`${location.origin}/t/${table.id}?invite=${seat.invite}`} />}
      <span className="row seat-tools">
        {arranging && <Rearrange seat={seat} table={table} controller={controller} />}
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

/** Whoever made the table gives a seat to a bot, or frees it. */
function Rearrange({
  seat,
  table,
  controller,
}: {
  seat: SeatInfo;
  table: TableInfo;
  controller: TableController;
}) {
  const texts = useTexts();
  const { say } = texts;
  const { games } = useGames();
  const strengths = games?.find(({ name }) => name === table.rules.game)?.strengths ?? [];
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
          {say(`lobby-plan-${plan}`)}
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

/** A newcomer with the link: a name, and sit down. */
function SitDown({ table }: { table: TableInfo }) {
  const say = useSay();
  const { guest, ensure } = useGuest();
  const [name, setName] = useState(guest?.name ?? "");
  const [failed, setFailed] = useState(false);
  const invite = new URLSearchParams(location.search).get("invite");
  const sit = async (): Promise<void> => {
    await ensure(name.trim() || say("web-guest"));
    await api.command(table.id, invite ? { kind: "join", invite } : { kind: "join" });
  };
  if (!invite && !table.seats.some(seat => seat.holder === "open"))
    return <p className="soft">{say("error-table-full")}</p>;
  return (
    <form
      className="row"
      onSubmit={event => {
        event.preventDefault();
        sit().catch(() => setFailed(true));
      }}
    >
      <input
        className="input"
        maxLength={30}
        value={name}
        placeholder={say("web-guest")}
        aria-label={say("web-name")}
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className="button button-main">
        {say("lobby-sit-down")}
      </button>
      {failed && <p role="alert">{say("error-no-invitation")}</p>}
    </form>
  );
}

function TableRulesPanel({ table: { rules, seal } }: { table: TableInfo }) {
  const texts = useTexts();
  return (
    <section className="panel stack">
      <h2>{texts.say("lobby-table-rules")}</h2>
      <ul className="facts">
        {ruleFacts(texts, rules, seal).map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {!seal.set_up && (
        <p className="soft seal">{texts.say("lobby-seal", { hash: seal.hash.slice(0, 16) })}</p>
      )}
    </section>
  );
}
