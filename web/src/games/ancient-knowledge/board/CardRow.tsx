// A row of cards with a heading: hand, past, artefacts, technologies.

import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { DeskTile, roomFor } from "./DeskTile";

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
  return (
    <section className={`ak-row ${className}`} aria-label={title}>
      <h2 className="table-heading">
        {title} <span className="soft">{ids.length}</span>
      </h2>
      <ul className="ak-cards">
        {ids.map((id, place) => (
          <li key={`${id} ${place}`} style={roomFor(desk, id)}>
            <DeskTile desk={desk} id={id} full={full} turned={place < turned} />
          </li>
        ))}
      </ul>
    </section>
  );
}
