// The table of Ancient Knowledge: everybody on the left, pillars and my timeline in the middle, what is asked and what I
// have gathered on the right, my hand below. A small screen shows one part at a time, and what is asked at the thumb.
import "../parts.css";
import "./cards/cards.css";
import "./ancient-knowledge.css";
import "./ask/ask.css";
import "./board/board.css";
import "./narrow.css";
import type { PointerEvent } from "react";
import { useSay } from "../../texts/TextsProvider";
import type { GameTableProps } from "../gameTable";
import { Flights } from "../motion/Flights";
import { seen, usePaced } from "../motion/usePaced";
import { ShortCuts } from "../short-cuts/ShortCuts";
import { AskPanel } from "./ask/AskPanel";
import { useKeys } from "./ask/useKeys";
import { CardLog } from "./board/CardLog";
import { Collection } from "./board/Collection";
import { Forecast } from "./board/Forecast";
import { Hand } from "./board/Hand";
import { Pillars } from "./board/Pillars";
import { Reader } from "./board/Reader";
import { Standing } from "./board/Standing";
import { Timeline } from "./board/Timeline";
import { SignsButton } from "./cards/SignsButton";
import { type KnowledgeDesk, useKnowledgeDesk } from "./desk/useKnowledgeDesk";
import { FallingKnowledge } from "./motion/FallingKnowledge";
import { split } from "./motion/frames";
import { SOUNDS } from "./motion/sounds";
import { useParts } from "./useParts";

export default function AncientKnowledgeTable(props: GameTableProps) {
  const say = useSay();
  const paced = usePaced(props.game, split, SOUNDS);
  const desk = useKnowledgeDesk(props, paced);
  const { part, chips, wide } = useParts(desk, props.pointed);
  const keys = useKeys(desk);
  if (!desk) return <p className="page-message">{say("web-loading")}</p>;
  return (
    <Flights className={`ak-table ak-shows-${part}`} count={paced.count} duration={paced.duration}>
      <div className="ak-ground" onPointerOver={event => leaveCard(event, desk)}>
        <aside className="ak-right panel">
          <AskPanel desk={desk} paced={paced} chips={chips} turn={props} />
          <Gathered desk={desk} />
        </aside>
        <Hand desk={desk} />
        <div className="ak-main">
          <Pillars desk={desk} />
          <Mine desk={desk} />
        </div>
        <aside className="ak-left panel" aria-label={say("web-players")}>
          <div className="ak-players">
            <Standing desk={desk} />
            <ShortCuts list={keys} hints={props.table.hints} game="ancient-knowledge" />
            <SignsButton cards={desk.cards} />
          </div>
          <CardLog lines={seen(props.log, paced)} steps={paced.game.steps} cards={desk.cards} />
        </aside>
        <Reader desk={desk} wide={wide} />
      </div>
      <FallingKnowledge paced={paced} names={desk.names} />
    </Flights>
  );
}

/** Whoever points elsewhere has seen the card. */
function leaveCard({ target, pointerType }: PointerEvent, { looked, look }: KnowledgeDesk): void {
  if (pointerType === "mouse" && looked && !(target as Element).closest?.("[data-piece], .ak-looked"))
    look(null);
}

function Mine({ desk }: { desk: KnowledgeDesk }) {
  const seat = desk.view.seat ?? 0;
  return (
    <div className="ak-mine">
      {desk.view.seat === null && <h2 className="table-heading ak-board-of">{desk.names[seat]}</h2>}
      <Timeline desk={desk} seat={seat} />
      {desk.assist && !desk.view.over && <Forecast desk={desk} seat={seat} />}
    </div>
  );
}

function Gathered({ desk }: { desk: KnowledgeDesk }) {
  const player = desk.view.seats[desk.view.seat ?? 0];
  return player ? <Collection desk={desk} player={player} own /> : null;
}
