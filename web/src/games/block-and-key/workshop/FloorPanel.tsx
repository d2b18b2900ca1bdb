// The set's name, the size of the floor, and where the Core Cube stands.
import { useState } from "react";
import { Choice, Segments, TextField } from "../../../design/forms";
import type { PiecesFault } from "../../../messages";
import { useSay } from "../../../texts/TextsProvider";
import { type Draft, PLAYERS, withCore } from "./draft";
import { Faults } from "./Faults";
import { useGridKeys } from "./useGridKeys";

interface Props {
  draft: Draft;
  faults: readonly PiecesFault[];
  change(next: Draft): void;
}

const SIZES = [
  ["width", 10],
  ["depth", 10],
  ["height", 6],
] as const;

export function FloorPanel({ draft, faults, change }: Props) {
  const say = useSay();
  const [players, setPlayers] = useState<string>("2");
  const own = faults.filter(({ entry }) => /^(name|floor|players)\b/.test(entry));
  return (
    <section className="panel stack" aria-labelledby="workshop-floor" id="workshop-floor-panel">
      <h2 id="workshop-floor">{say("workshop-floor")}</h2>
      <Faults faults={own} />
      <TextField
        label={say("workshop-name")}
        value={draft.name}
        longest={40}
        change={name => change({ ...draft, name })}
      />
      <div className="row">
        {SIZES.map(([size, most]) => (
          <Choice
            key={size}
            label={say(`workshop-${size}`)}
            value={String(draft.floor[size])}
            options={Array.from(
              { length: most - 1 },
              (_, index) => [String(index + 2), String(index + 2)] as const,
            )}
            change={chosen => change({ ...draft, floor: { ...draft.floor, [size]: Number(chosen) } })}
          />
        ))}
      </div>
      <Segments
        label={say("workshop-core-of")}
        value={players}
        options={PLAYERS.map(count => [count, count] as const)}
        change={setPlayers}
      />
      <FloorSquares draft={draft} players={players} change={change} />
    </section>
  );
}

/** North is above. */
function FloorSquares({ draft, players, change }: Omit<Props, "faults"> & { players: string }) {
  const say = useSay();
  const { width, depth } = draft.floor;
  const keys = useGridKeys(width, depth);
  const [west, south] = draft.players[players]?.core ?? [0, 0];
  return (
    <>
      <p className="soft">{say("workshop-core-about")}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, a group of buttons */}
      <div
        className="floor-squares"
        role="group"
        aria-label={say("workshop-floor")}
        ref={keys.ref}
        style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1.9rem))` }}
      >
        {Array.from({ length: width * depth }, (_, square) => {
          const [x, y] = [square % width, depth - 1 - Math.floor(square / width)];
          const core = x >= west && x < west + 2 && y >= south && y < south + 2;
          return (
            <button
              key={square}
              type="button"
              className={core ? "floor-square floor-core" : "floor-square"}
              tabIndex={keys.tabIndex(square)}
              aria-pressed={x === west && y === south}
              aria-label={say("workshop-floor-square", { x: x + 1, y: y + 1, core: core ? "yes" : "no" })}
              onFocus={() => keys.focused(square)}
              onKeyDown={event => keys.move(event, square)}
              onClick={() => change(withCore(draft, players, [x, y]))}
            />
          );
        })}
      </div>
    </>
  );
}
