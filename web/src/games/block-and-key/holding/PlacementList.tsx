// Every legal placement, in groups by what it would claim. Stepping through a group shows each one on the table.
import { useEffect, useState } from "react";
import type { ToldGroup } from "../../../messages";
import type { Action } from "../../../server/choices";
import type { SeatGame } from "../../../server/tableState";
import { useTexts } from "../../../texts/TextsProvider";
import type { GameTableProps, TableWords } from "../../gameTable";
import { KeyPictures } from "../keys/KeyText";
import type { Pieces } from "../pieces/pieces";
import type { Cells } from "../view";
import { distinctKeyName } from "../words";
import type { Placement, Placements } from "./placements";

interface Props {
  game: SeatGame;
  choices: readonly Action[];
  placements: Placements;
  pieces: Pieces;
  tell: GameTableProps["tell"];
  show(placement: Placement): void;
}

export default function PlacementList({ game, choices, placements, pieces, tell, show }: Props) {
  const { say, language } = useTexts();
  const [told, setTold] = useState<TableWords | null>(null);
  const { seat, version } = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what has to be told anew
  useEffect(() => {
    let current = true;
    if (seat !== null) tell({ seat, language }).then(answer => current && setTold(answer));
    return () => {
      current = false;
    };
  }, [seat, version, language, tell]);
  const groups = (told?.version === version ? told.groups : []).map(group => ({
    group,
    found: found(group, choices, placements),
  }));
  return (
    <div className="placement-list">
      <p className="soft">{say("temple-places-about")}</p>
      <ul className="stack">
        {groups
          .filter(({ found }) => found.length)
          .map(({ group, found }) => (
            <Group key={group.title} title={group.title} placements={found} pieces={pieces} show={show} />
          ))}
      </ul>
    </div>
  );
}

function found(group: ToldGroup, choices: readonly Action[], placements: Placements): Placement[] {
  return group.choices.flatMap(place => {
    const action = choices[place];
    return (action && placements.at(String(action.block), (action.cells ?? []) as Cells)) || [];
  });
}

function Group({
  title,
  placements,
  pieces,
  show,
}: {
  title: string;
  placements: readonly Placement[];
  pieces: Pieces;
  show: Props["show"];
}) {
  const { say } = useTexts();
  const [place, setPlace] = useState(-1);
  const spoken = title.replace(/[\w-]+/g, word => distinctKeyName(say, pieces.keys.get(word)) ?? word);
  const step = (by: number): void => {
    const next = (place + by + placements.length) % placements.length;
    const placement = placements[next];
    setPlace(next);
    if (placement) show(placement);
  };
  return (
    <li className="placement-group">
      <span>
        <KeyPictures text={title} pieces={pieces} />
      </span>
      <span className="row">
        <button
          type="button"
          className="button button-small"
          onClick={() => step(place < 0 ? 0 : -1)}
          aria-label={say("temple-places-back", { title: spoken })}
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
          aria-label={say("temple-places-on", { title: spoken })}
        >
          ▸
        </button>
      </span>
    </li>
  );
}
