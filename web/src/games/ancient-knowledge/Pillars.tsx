import { useSay } from "../../texts/TextsProvider";
import { CardTile } from "./CardFace";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

/** The three pillars of open technologies. */
export function Pillars({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const { view, cards, answers, selected, click, look } = desk;
  return (
    <section className="ak-pillars" aria-label={say("web-ak-pillars")}>
      {view.pillars.map((pillar, index) => (
        <ul
          key={`pillar ${index + 1}`}
          className="ak-pillar"
          aria-label={say("web-ak-pillar", { number: index + 1 })}
        >
          {pillar.map(id => {
            const card = cards.get(id);
            return card ? (
              <li key={id}>
                <CardTile
                  card={card}
                  open={answers.cards.has(id)}
                  selected={selected === id}
                  click={click}
                  look={look}
                />
              </li>
            ) : null;
          })}
        </ul>
      ))}
    </section>
  );
}
