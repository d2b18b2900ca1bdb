// What a player has gathered, each card as a small stone: its kind by colour and sign, its points, and monuments that were
// used to excavate lie turned. A stone shows its card to whoever points at it.

import { useRoving } from "../../../design/useRoving";
import { useSay } from "../../../texts/TextsProvider";
import type { Card } from "../cards/cards";
import { Marked, Sign } from "../cards/icons";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { EmblemPicture } from "../emblems/EmblemPicture";
import type { SeatView } from "../view";

interface CollectionProps {
  desk: KnowledgeDesk;
  player: SeatView;
  /** On a small screen it stands below everybody else's: it says whose it is. */
  own?: boolean;
}

export function Collection({ desk, player, own = false }: CollectionProps) {
  const say = useSay();
  const box = useRoving<HTMLDivElement>();
  return (
    <div className="ak-collection" ref={box}>
      {own && (
        <p className="ak-collection-of">
          {desk.names[desk.view.seat ?? 0]}
          {desk.view.seat !== null && <span className="soft"> · {say("table-you")}</span>}
        </p>
      )}
      <Stones desk={desk} title={say("knowledge-past")} ids={player.past} rotated={player.rotated} />
      <Stones desk={desk} title={say("knowledge-artefacts")} ids={player.artefacts} named />
      <Stones desk={desk} title={say("knowledge-technologies")} ids={player.technologies} />
    </div>
  );
}

/** From more than these on, stones are small, so that few rows hold all of them. */
const MANY = 12;

interface Props {
  desk: KnowledgeDesk;
  title: string;
  ids: readonly string[];
  /** How many of them, from the first on, lie turned sideways. */
  rotated?: number;
  named?: boolean;
}

function Stones({ desk, title, ids, rotated = 0, named = false }: Props) {
  const found = ids.flatMap(id => desk.cards.get(id) ?? []);
  return (
    <section className={ids.length > MANY ? "ak-stones ak-stones-many" : "ak-stones"} aria-label={title}>
      <h2 className="table-heading">
        {title} <span className="soft">{ids.length}</span>
        {!named && <Kinds cards={found} />}
      </h2>
      <ul>
        {found.map((card, place) => (
          <li key={`${card.id} ${place}`}>
            <Stone desk={desk} card={card} rotated={place < rotated} named={named} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many there are of each kind: that is what requirements ask for. */
function Kinds({ cards }: { cards: readonly Card[] }) {
  const kinds = [...new Set(cards.map(({ kind }) => kind))].sort();
  return (
    <span className="ak-kinds">
      {kinds.map(kind => (
        <span key={kind} className={`ak-kind ak-${kind}`}>
          <Sign name={kind} /> {cards.filter(card => card.kind === kind).length}
        </span>
      ))}
    </span>
  );
}

interface StoneProps {
  desk: KnowledgeDesk;
  card: Card;
  rotated: boolean;
  named: boolean;
}

function Stone({ desk, card, rotated, named }: StoneProps) {
  const say = useSay();
  const { answers, planning, marked, acting, click, look } = desk;
  const open = answers.cards.has(card.id) && !planning;
  const classes = [
    "ak-stone",
    `ak-${card.kind}`,
    rotated ? "ak-stone-rotated" : "",
    named ? "ak-stone-named" : "",
    open ? "ak-open" : "",
    acting === card.id ? "ak-acting-now" : "",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-piece={card.id}
      data-from="deck"
      aria-pressed={marked.has(card.id)}
      onClick={() => {
        look(open ? null : card.id);
        if (open) click(card.id);
      }}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && look(card.id)}
      onFocus={({ target }) => target.matches(":focus-visible") && look(card.id)}
      onKeyDown={({ key }) => key === "Escape" && look(null)}
    >
      <span className="hidden-visually">
        {card.words}
        {rotated && ` (${say("knowledge-turned")})`}
      </span>
      <EmblemPicture id={card.id} />
      <span className="ak-stone-foot" aria-hidden="true">
        <Sign name={card.kind} /> {named ? card.name : card.vp || ""} {named && <Sign name={card.trigger} />}
      </span>
      {named && (
        <span className="ak-stone-effect" aria-hidden="true">
          <Marked text={card.effect} />
        </span>
      )}
    </button>
  );
}
