// What one seldom needs: rules, text mode, leaving, resigning, a bot for somebody who stays away.
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useSettings } from "../app/settings";
import { useConfirm } from "../design/Confirm";
import { hasPicture } from "../games/registry";
import type { TableInfo } from "../messages";
import { openRules } from "../rules/drawer";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";
import { absentees } from "./seating";

interface Props {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
}

export function TableMenu({ controller, table, game }: Props) {
  const say = useSay();
  const menu = useRef<HTMLDetailsElement>(null);
  const { seat } = game;
  const { ask, dialog } = useConfirm({
    question: say("web-resign-sure"),
    yes: say("web-resign"),
    done: () => seat !== null && void controller.ask({ kind: "resign", seat }),
  });
  // Whatever was chosen, the menu has done its work.
  const close = (event: MouseEvent): void => {
    if (menu.current && (event.target as HTMLElement).closest(".menu-items")) {
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus({ preventScroll: true });
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys that press a button of the menu click it too */}
      <details className="menu" ref={menu} onClick={close}>
        <summary className="button button-small button-quiet">{say("web-menu")}</summary>
        <div className="menu-items panel">
          <Item choose={() => openRules(table.rules.game)}>{say("web-rules")}</Item>
          {hasPicture(table.rules.game) && <TextMode />}
          <SeatItems controller={controller} table={table} game={game} resign={ask} />
        </div>
      </details>
      {/* Beside the menu, which closes and would hide it. */}
      {dialog}
    </>
  );
}

function TextMode() {
  const say = useSay();
  const { textMode, change } = useSettings();
  return (
    <Item choose={() => change({ textMode: !textMode })}>
      {say(textMode ? "web-text-off" : "web-text-on")}
    </Item>
  );
}

/** What whoever plays can do about their own seat, and about somebody who stays away. */
function SeatItems({ controller, table, game, resign }: Props & { resign(): void }) {
  const say = useSay();
  const me = game.seat === null ? undefined : table.seats[game.seat];
  if (table.status !== "playing" || !me) return null;
  const { seat } = me;
  return (
    <>
      {!me.standing_in && (
        <Item choose={() => void controller.ask({ kind: "leave", seat })}>{say("web-step-out")}</Item>
      )}
      {absentees(table, game).map(other => (
        <Item key={other.seat} choose={() => void controller.ask({ kind: "stand-in", seat: other.seat })}>
          {say("web-stand-in", { name: other.name ?? "" })}
        </Item>
      ))}
      <Item choose={resign}>{say("web-resign")}</Item>
    </>
  );
}

function Item({ choose, children }: { choose(): void; children: ReactNode }) {
  return (
    <button type="button" className="button button-small button-quiet" onClick={choose}>
      {children}
    </button>
  );
}
