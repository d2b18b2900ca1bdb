// Every legal placement, block by block. Stepping through those of a block shows each one on the table. What they claim is not
// said: to find that out is the game, and a hint that tells is counted. In the table as text it is told.
import { useState } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { blockName } from "../words";
import type { Placement, Placements } from "./placements";

interface Props {
  placements: Placements;
  show(placement: Placement): void;
}

export default function PlacementList({ placements, show }: Props) {
  const say = useSay();
  return (
    <div className="placement-list">
      <p className="soft">{say("temple-places-about")}</p>
      <ul className="stack">
        {[...placements.byBlock].map(([block, found]) => (
          <Group key={block} title={blockName(say, block)} placements={found} show={show} />
        ))}
      </ul>
    </div>
  );
}

interface GroupProps {
  title: string;
  placements: readonly Placement[];
  show: Props["show"];
}

function Group({ title, placements, show }: GroupProps) {
  const say = useSay();
  const [place, setPlace] = useState(-1);
  const step = (by: number): void => {
    const next = (place + by + placements.length) % placements.length;
    const placement = placements[next];
    setPlace(next);
    if (placement) show(placement);
  };
  return (
    <li className="placement-group">
      <span>{title}</span>
      <span className="row">
        <button
          type="button"
          className="button button-small"
          onClick={() => step(place < 0 ? 0 : -1)}
          aria-label={say("temple-places-back", { title })}
        >
          ◂
        </button>
        <span className="placement-place">
          {place < 0 ? "–" : place + 1} / {placements.length}
        </span>
        <button
          type="button"
          className="button button-small"
          onClick={() => step(1)}
          aria-label={say("temple-places-on", { title })}
        >
          ▸
        </button>
      </span>
    </li>
  );
}
