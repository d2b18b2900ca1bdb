// What one seldom needs: rules, text mode, leaving, resigning, a bot for somebody who stays away.
import { type MouseEvent, useRef } from "react";
import { Link } from "wouter";
import { useSettings } from "../app/settings";
import { hasPicture } from "../games/registry";
import type { TableInfo } from "../messages";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";

export function TableMenu({
  controller,
  table,
  game,
}: {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
}) {
  const say = useSay();
  const menu = useRef<HTMLDetailsElement>(null);
  // Whatever was chosen, the menu has done its work.
  const close = (event: MouseEvent): void => {
    if (menu.current && (event.target as HTMLElement).closest(".menu-items")) menu.current.open = false;
  };
  const { textMode, change } = useSettings();
  const me = game.seat === null ? undefined : table.seats[game.seat];
  const playing = table.status === "playing" && me;
  const waited = game.waiting_for.filter(seat => seat !== game.seat && table.seats[seat]?.holder === "guest");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys that press a button of the menu click it too
    <details className="menu" ref={menu} onClick={close}>
      <summary className="button button-small button-quiet">{say("web-menu")}</summary>
      <div className="menu-items panel">
        <Link className="button button-small button-quiet" href={`/rules/${table.rules.game}`}>
          {say("web-rules")}
        </Link>
        {hasPicture(table.rules.game) && (
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() => change({ textMode: !textMode })}
          >
            {say(textMode ? "web-text-off" : "web-text-on")}
          </button>
        )}
        {playing && !me.standing_in && (
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() => void controller.ask({ kind: "leave", seat: me.seat })}
          >
            {say("web-step-out")}
          </button>
        )}
        {playing &&
          waited.map(seat => (
            <button
              key={seat}
              type="button"
              className="button button-small button-quiet"
              onClick={() => void controller.ask({ kind: "stand-in", seat })}
            >
              {say("web-stand-in", { name: table.seats[seat]?.name ?? "" })}
            </button>
          ))}
        {playing && (
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() =>
              confirm(say("web-resign-sure")) && void controller.ask({ kind: "resign", seat: me.seat })
            }
          >
            {say("web-resign")}
          </button>
        )}
      </div>
    </details>
  );
}
