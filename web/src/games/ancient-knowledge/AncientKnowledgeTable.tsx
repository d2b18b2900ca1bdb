// The table of Ancient Knowledge: everybody on the left, pillars and my board in the middle, what is asked and the
// card one looks at on the right, my hand below.
import "../parts.css";
import "./cards.css";
import "./ancient-knowledge.css";
import { useSay } from "../../texts/TextsProvider";
import type { GameTableProps } from "../gameTable";
import { Flights } from "../motion/Flights";
import { seen, usePaced } from "../motion/usePaced";
import { AskPanel } from "./AskPanel";
import { aside } from "./answers";
import { CardFace } from "./CardFace";
import { CardLog } from "./CardLog";
import { CardRow } from "./CardRow";
import { Forecast } from "./Forecast";
import { split } from "./frames";
import { Pillars } from "./Pillars";
import { Standing } from "./Standing";
import { Timeline } from "./Timeline";
import { type KnowledgeDesk, useKnowledgeDesk } from "./useKnowledgeDesk";
import { cardsShown } from "./view";

export default function AncientKnowledgeTable(props: GameTableProps) {
  const say = useSay();
  const paced = usePaced(props.game, split);
  const desk = useKnowledgeDesk(props, paced);
  if (!desk) return <p className="page-message">{say("web-loading")}</p>;
  return (
    <Flights className="ak-table" count={paced.count} duration={paced.duration}>
      <aside className="ak-left panel" aria-label={say("web-players")}>
        <Standing desk={desk} />
        <CardLog lines={seen(props.log, paced)} cards={desk.cards} />
      </aside>
      <div className="ak-main">
        <Pillars desk={desk} />
        <Mine desk={desk} />
      </div>
      <aside className="ak-right">
        <section className="panel">
          <AskPanel desk={desk} paced={paced} />
        </section>
        <Looked desk={desk} />
      </aside>
      <Hand desk={desk} />
    </Flights>
  );
}

function Mine({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const seat = desk.view.seat ?? 0;
  const player = desk.view.seats[seat];
  if (!player) return null;
  return (
    <>
      {desk.view.seat === null && <h2 className="table-heading ak-board-of">{desk.names[seat]}</h2>}
      <Timeline desk={desk} seat={seat} />
      {desk.assist && !desk.view.over && <Forecast desk={desk} seat={seat} />}
      <div className="ak-board">
        <CardRow desk={desk} title={say("knowledge-past")} ids={player.past} turned={player.rotated} />
        <CardRow desk={desk} title={say("knowledge-artefacts")} ids={player.artefacts} />
        <CardRow desk={desk} title={say("knowledge-technologies")} ids={player.technologies} />
      </div>
    </>
  );
}

/** My hand, and beside it what lies nowhere else: cards looked at, or of a hand that was opened to me. */
function Hand({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const hand = desk.view.seats[desk.view.seat ?? 0]?.hand;
  const loose = aside(desk.choices, cardsShown(desk.view));
  return (
    <div className="ak-below">
      {loose.length > 0 && (
        <CardRow desk={desk} title={say("knowledge-aside")} ids={loose} full className="ak-aside" />
      )}
      {hand && <CardRow desk={desk} title={say("knowledge-hand")} ids={hand} full className="ak-hand" />}
    </div>
  );
}

/** The card one points at, in full. */
function Looked({ desk: { looked, cards, look } }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const card = looked ? cards.get(looked) : undefined;
  return (
    <section className="ak-looked" aria-live="polite" aria-label={say("knowledge-card")}>
      {card ? (
        <>
          <CardFace card={card} />
          <button
            type="button"
            className="button button-small ak-looked-close"
            aria-label={say("web-close")}
            onClick={() => look(null)}
          >
            ✕
          </button>
        </>
      ) : (
        <p className="soft">{say("knowledge-card-hint")}</p>
      )}
    </section>
  );
}
