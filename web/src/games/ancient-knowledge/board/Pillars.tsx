import { useRoving } from "../../../design/useRoving";
import { useSay } from "../../../texts/TextsProvider";
import { useBrief } from "../cards/useBrief";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { DeskTile } from "./DeskTile";
import { Needs } from "./Needs";

/** The three pillars of open technologies, each with how far its requirement is met. */
export function Pillars({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const { view, outlook, opened, answers } = desk;
  const box = useRoving<HTMLElement>();
  useBrief(box, desk.cards, view.pillars.join("|"));
  return (
    <section className="ak-pillars" aria-label={say("knowledge-pillars")} ref={box}>
      {view.pillars.map((pillar, index) => (
        <ul
          key={`pillar ${index + 1}`}
          className="ak-pillar"
          aria-label={say("knowledge-pillar", { number: index + 1 })}
        >
          {pillar.map(id => (
            <li key={id} className={opened === "learn" && answers.cards.has(id) ? "ak-lit" : undefined}>
              <DeskTile desk={desk} id={id} full />
              {outlook?.needs[id] && <Needs needs={outlook.needs[id]} />}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
