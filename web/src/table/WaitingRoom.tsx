// Before the game: who invites to what, the ways to invite, who sits where and the start, and something to do while one waits.
import "../lobby/lobby.css";
import "../lobby/seats.css";
import "../waiting/waiting.css";
import { lazy, Suspense } from "react";
import { refusalText } from "../app/refusal";
import { TopBar } from "../app/TopBar";
import { useConfirm } from "../design/Confirm";
import { gameAbout, gameName } from "../games/gameWords";
import { manifestOf } from "../games/registry";
import { ruleFacts } from "../lobby/ruleFacts";
import type { TableInfo } from "../messages";
import type { TableState } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay, useTexts } from "../texts/TextsProvider";
import { GlimpseShow } from "../waiting/GlimpseShow";
import { Invite } from "../waiting/Invite";
import { Seats } from "../waiting/Seats";
import { SitDown } from "../waiting/SitDown";
import { LinkState } from "./LinkState";
import { isFull } from "./seating";

const Chat = lazy(() => import("./Chat"));

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
        <header className="waiting-head">
          <h1>{title(texts.say, table, seated, gameName(texts, table.rules.game))}</h1>
          <p>{gameAbout(texts, { name: table.rules.game, players: [table.seats.length] })}</p>
        </header>
        {state.refusal && (
          <p className="panel problem" role="alert">
            {refusalText(texts, state.refusal)}
          </p>
        )}
        <div className="waiting-column">
          {table.creator && <Invite table={table} />}
          <section className="panel stack" aria-label={say("web-players")}>
            <Seats table={table} controller={controller} present={state.presence?.present ?? []} />
            {!seated && <SitDown table={table} />}
            <BeginOrClear controller={controller} table={table} seated={seated} />
          </section>
          {!table.creator && <Invite table={table} />}
          {table.rules.chat !== false && (seated || table.creator) && (
            <Suspense>
              <Chat controller={controller} state={state} />
            </Suspense>
          )}
        </div>
        <div className="waiting-column">
          <section className="panel stack waiting-glimpse">
            <h2>{say("waiting-glimpse")}</h2>
            <GlimpseShow game={table.rules.game} />
            <Meanwhile game={table.rules.game} />
          </section>
          <TableRulesPanel table={table} />
        </div>
      </main>
    </>
  );
}

function title(
  say: (id: string, values?: Record<string, string>) => string,
  table: TableInfo,
  seated: boolean,
  game: string,
): string {
  if (table.creator) return say("waiting-mine", { game });
  if (seated) return say("waiting-seated", { game });
  return table.host
    ? say("waiting-invited", { name: table.host, game })
    : say("waiting-invited-somebody", { game });
}

/** In a tab of its own: whoever reads or learns meanwhile stays at the table. */
function Meanwhile({ game }: { game: string }) {
  const say = useSay();
  const hint = say("waiting-new-tab");
  return (
    <nav className="row" aria-label={say("waiting-meanwhile")}>
      {manifestOf(game).lesson && (
        <a className="button" href={`/learn/${game}`} target="_blank" rel="noreferrer">
          {say("lobby-learn")} <span aria-hidden="true">↗</span>
          <span className="hidden-visually">({hint})</span>
        </a>
      )}
      <a className="button button-quiet" href={`/rules/${game}`} target="_blank" rel="noreferrer">
        {say("web-rules")} <span aria-hidden="true">↗</span>
        <span className="hidden-visually">({hint})</span>
      </a>
    </nav>
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
  const { ask, dialog } = useConfirm({
    question: say("waiting-cancel-sure"),
    yes: say("lobby-cancel"),
    done: () => void controller.ask({ kind: "cancel" }),
  });
  if (!seated && !table.creator) return null;
  return (
    <div className="row waiting-begin">
      <button
        type="button"
        className="button button-main"
        disabled={!full}
        onClick={() => void controller.start()}
      >
        {say(full ? "lobby-start" : "lobby-start-waiting")}
      </button>
      {table.creator && (
        <button type="button" className="button" onClick={ask}>
          {say("lobby-cancel")}
        </button>
      )}
      {!full && <p className="soft">{say("waiting-hint")}</p>}
      {dialog}
    </div>
  );
}

function TableRulesPanel({ table: { rules, seal, origin } }: { table: TableInfo }) {
  const texts = useTexts();
  return (
    <section className="panel stack">
      <h2>{texts.say("lobby-table-rules")}</h2>
      <ul className="facts">
        {ruleFacts(texts, rules, seal).map(fact => (
          <li key={fact}>{fact}</li>
        ))}
        {origin && <li>{texts.say("web-duplicate-about")}</li>}
      </ul>
      {!seal.set_up && (
        <p className="soft seal">{texts.say("lobby-seal", { hash: seal.hash.slice(0, 16) })}</p>
      )}
    </section>
  );
}
