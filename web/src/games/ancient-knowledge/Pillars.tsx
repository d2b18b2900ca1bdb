import { useSay } from "../../texts/TextsProvider";
import { DeskTile } from "./DeskTile";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

/** The three pillars of open technologies. */
export function Pillars({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  return (
    <section className="ak-pillars" aria-label={say("knowledge-pillars")}>
      {desk.view.pillars.map((pillar, index) => (
        <ul
          key={`pillar ${index + 1}`}
          className="ak-pillar"
          aria-label={say("knowledge-pillar", { number: index + 1 })}
        >
          {pillar.map(id => (
            <li key={id}>
              <DeskTile desk={desk} id={id} full />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
