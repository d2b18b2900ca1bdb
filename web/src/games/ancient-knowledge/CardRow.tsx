// A row of cards with a heading: hand, past, artefacts, technologies.
import { CardTile } from "./CardFace";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

interface Props {
  desk: KnowledgeDesk;
  title: string;
  ids: readonly string[];
  /** How many of them, from the first on, lie turned sideways. */
  turned?: number;
  /** With their text. */
  full?: boolean;
  className?: string;
}

export function CardRow({ desk, title, ids, turned = 0, full = false, className = "" }: Props) {
  const { cards, answers, selected, click, look } = desk;
  return (
    <section className={`ak-row ${className}`} aria-label={title}>
      <h2 className="table-heading">
        {title} <span className="soft">{ids.length}</span>
      </h2>
      <ul className="ak-cards">
        {ids.map((id, place) => {
          const card = cards.get(id);
          return card ? (
            <li key={`${id} ${place}`}>
              <CardTile
                card={card}
                full={full}
                turned={place < turned}
                open={answers.cards.has(id)}
                selected={selected === id}
                click={click}
                look={look}
              />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
