// What one seldom needs: rules, text mode, leaving, resigning, a bot for somebody who stays away.
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings";
import { Confirm } from "../design/Confirm";
import { useDismissed } from "../design/useDismissed";
import { hasPicture } from "../games/registry";
import type { TableInfo } from "../messages";
import { openRules } from "../rules/drawer";
import type { SeatGame } from "../server/tableState";
import type { TableController } from "../server/useTable";
import { useSay } from "../texts/TextsProvider";
import { absentees, inCompany, isTimed } from "./seating";

/** What is asked for once more: it cannot be undone, or others feel it. */
interface Grave {
  kind: "resign" | "step-out" | "stand-in";
  seat: number;
  name: string;
}

const REQUESTS = { resign: "resign", "step-out": "leave", "stand-in": "stand-in" } as const;

interface Props {
  controller: TableController;
  table: TableInfo;
  game: SeatGame;
  /** The seats of those who look at the table now. */
  present: readonly number[];
  chatOpen: boolean;
  /** The menu has opened: what else lies over the table makes room. */
  opened(): void;
}

export function TableMenu({ controller, table, game, present, chatOpen, opened }: Props) {
  const say = useSay();
  const menu = useRef<HTMLDetailsElement>(null);
  const { seat } = game;
  const [grave, setGrave] = useState<Grave | null>(null);
  const [shown, setShown] = useState(false);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  useDismissed(shown, menu, close);
  useEffect(() => {
    if (chatOpen && menu.current) menu.current.open = false;
  }, [chatOpen]);
  // It opens after the click that opens it, and says so later still: a key may come before that. Whatever was chosen, it has
  // done its work.
  const clicked = (event: MouseEvent): void => {
    if (!(event.target as HTMLElement).closest(".menu-items")) {
      setShown(!menu.current?.open);
      return;
    }
    close();
    menu.current?.querySelector("summary")?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys that press a button of the menu click it too */}
      <details
        className="menu"
        ref={menu}
        onClick={clicked}
        onToggle={({ currentTarget }) => {
          setShown(currentTarget.open);
          if (currentTarget.open) opened();
        }}
      >
        <summary className="button button-small button-quiet">{say("web-menu")}</summary>
        <div className="menu-items panel">
          <Item choose={() => openRules(table.rules.game)}>{say("web-rules")}</Item>
          {hasPicture(table.rules.game) && <TextMode />}
          <SeatItems table={table} game={game} present={present} ask={setGrave} />
        </div>
      </details>
      {/* Beside the menu, which closes and would hide it. */}
      {grave && seat !== null && (
        <Confirm
          question={say(`web-${grave.kind}-sure`, { name: grave.name })}
          yes={say(`web-${grave.kind}`, { name: grave.name })}
          done={() => void controller.ask({ kind: REQUESTS[grave.kind], seat: grave.seat })}
          close={() => setGrave(null)}
        />
      )}
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
function SeatItems({
  table,
  game,
  present,
  ask,
}: Pick<Props, "table" | "game" | "present"> & { ask(grave: Grave): void }) {
  const say = useSay();
  const me = game.seat === null ? undefined : table.seats[game.seat];
  if (table.status !== "playing" || !me) return null;
  const { seat } = me;
  const missing = isTimed(table) ? [] : absentees(table, game, present);
  return (
    <>
      {!me.standing_in && inCompany(table, seat) && (
        <Item choose={() => ask({ kind: "step-out", seat, name: "" })}>{say("web-step-out")}</Item>
      )}
      {missing.map(({ seat: other, name }) => (
        <Item key={other} choose={() => ask({ kind: "stand-in", seat: other, name: name ?? "" })}>
          {say("web-stand-in", { name: name ?? "" })}
        </Item>
      ))}
      <Item choose={() => ask({ kind: "resign", seat, name: "" })}>{say("web-resign")}</Item>
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
