// The table of Ancient Knowledge: pillars above, my timeline in the middle, my hand below, the others on the left,
// what is asked and the card one looks at on the right.
import "../parts.css";
import "./ancient-knowledge.css";
import { lazy, Suspense } from "react";
import { useSay } from "../../texts/TextsProvider";
import type { GameTableProps } from "../gameTable";
import { AskPanel } from "./AskPanel";
import { aside } from "./answers";
import { CardFace } from "./CardFace";
import { CardLog } from "./CardLog";
import { CardRow } from "./CardRow";
import { Forecast } from "./Forecast";
import { Pillars } from "./Pillars";
import { Standing } from "./Standing";
import { Timeline } from "./Timeline";
import { type KnowledgeDesk, useKnowledgeDesk } from "./useKnowledgeDesk";
import { cardsShown } from "./view";

const EndScores = lazy(() => import("./EndScores"));

export default function AncientKnowledgeTable(props: GameTableProps) {
  const say = useSay();
  const desk = useKnowledgeDesk(props);
  if (!desk) return <p className="page-message">{say("web-loading")}</p>;
  return (
    <div className="ak-table">
      <aside className="ak-left panel" aria-label={say("web-players")}>
        <Standing desk={desk} />
        <p className="soft">{say("web-ak-deck", { number: desk.view.deck })}</p>
        <CardLog lines={props.log} cards={desk.cards} />
      </aside>
      <div className="ak-main">
        <Pillars desk={desk} />
        <Mine desk={desk} />
      </div>
      <aside className="ak-right">
        <section className="panel">
          <AskPanel desk={desk} />
        </section>
        <Suspense>
          {props.table.ending && <EndScores table={props.table} names={desk.names} cards={desk.cards} />}
        </Suspense>
        <Looked desk={desk} />
        {desk.assist && (
          <section className="panel" aria-label={say("web-ak-forecast")}>
            <h2 className="table-heading">{say("web-ak-forecast")}</h2>
            <Forecast desk={desk} />
          </section>
        )}
      </aside>
    </div>
  );
}

function Mine({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const seat = desk.view.seat ?? 0;
  const player = desk.view.seats[seat];
  if (!player) return null;
  const loose = aside(desk.choices, cardsShown(desk.view));
  return (
    <>
      <Timeline desk={desk} seat={seat} />
      <div className="ak-board">
        <CardRow desk={desk} title={say("web-ak-past")} ids={player.past} turned={player.rotated} />
        <CardRow desk={desk} title={say("web-ak-artefacts")} ids={player.artefacts} />
        <CardRow desk={desk} title={say("web-ak-technologies")} ids={player.technologies} />
      </div>
      {loose.length > 0 && <CardRow desk={desk} title={say("web-ak-aside")} ids={loose} full />}
      {player.hand && (
        <CardRow desk={desk} title={say("web-ak-hand")} ids={player.hand} full className="ak-hand" />
      )}
    </>
  );
}

/** The card one points at, in full. */
function Looked({ desk: { looked, cards } }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const card = looked ? cards.get(looked) : undefined;
  return (
    <section className="ak-looked" aria-live="polite" aria-label={say("web-ak-card")}>
      {card ? <CardFace card={card} /> : <p className="soft">{say("web-ak-card-hint")}</p>}
    </section>
  );
}
