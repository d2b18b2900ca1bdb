// One key: its pattern on squares or as text, its points, and what it says to the Ancients.
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Choice, TextField } from "../../../design/forms";
import type { PiecesFault } from "../../../messages";
import { useSay } from "../../../texts/TextsProvider";
import { ColourStone } from "../pieces/Stone";
import { colourOf, type Tier } from "../view";
import {
  BLANK,
  type Draft,
  gridOf,
  isLetter,
  type KeyEntry,
  nextLetter,
  patternOf,
  SQUARES,
  withKey,
  withoutKey,
} from "./draft";
import { Faults } from "./Faults";
import { useGridKeys } from "./useGridKeys";

interface Props {
  draft: Draft;
  tier: Tier;
  id: string;
  entry: KeyEntry;
  faults: readonly PiecesFault[];
  change(next: Draft): void;
  close(): void;
}

const LONGEST = 25;

export function PatternEditor({ draft, tier, id, entry, faults, change, close }: Props) {
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  // It may open far below the key that was chosen, and is the next thing to read.
  useEffect(() => title.current?.focus(), []);
  const set = (part: Partial<KeyEntry>): void => change(withKey(draft, tier, id, part));
  return (
    <section className="panel stack key-editor" aria-label={say("workshop-key-edit", { id })}>
      <h3 ref={title} tabIndex={-1}>
        {say("workshop-key-edit", { id })}
      </h3>
      <Faults faults={faults} />
      <Squares pattern={entry.pattern} change={pattern => set({ pattern })} />
      <TextField
        label={say("workshop-pattern-text")}
        value={entry.pattern}
        longest={LONGEST}
        change={pattern => set({ pattern })}
      />
      <Numbers label={say("workshop-points")} most={4} value={entry.vp} change={vp => set({ vp })} />
      {tier !== "star" && (
        <>
          <Numbers
            label={say("workshop-stars")}
            most={4}
            value={entry.stars ?? 1}
            change={stars => set({ stars })}
          />
          <Numbers
            label={say("workshop-pips")}
            most={9}
            value={entry.pips ?? 1}
            change={pips => set({ pips })}
          />
        </>
      )}
      <button
        type="button"
        className="button"
        onClick={() => {
          change(withoutKey(draft, tier, id));
          close();
        }}
      >
        {say("workshop-key-remove")}
      </button>
    </section>
  );
}

/** Where the pattern lies on the squares is the editor's own affair: a key's blanks around it mean nothing. */
function Squares({ pattern, change }: { pattern: string; change(pattern: string): void }) {
  const say = useSay();
  const [laid, setLaid] = useState<string[]>(() => gridOf(pattern));
  const grid = patternOf(laid) === pattern ? laid : gridOf(pattern);
  const keys = useGridKeys(SQUARES, SQUARES);
  const put = (square: number, letter: string): void => {
    const next = grid.with(square, letter);
    setLaid(next);
    change(patternOf(next));
  };
  const pressed = (event: KeyboardEvent<HTMLElement>, square: number): void => {
    const key = event.key.toLowerCase();
    const letter = key === "backspace" || key === "delete" ? BLANK : key;
    const typed = isLetter(letter) && !(event.ctrlKey || event.metaKey || event.altKey);
    if (typed) {
      event.preventDefault();
      put(square, letter);
    } else keys.move(event, square);
  };
  return (
    <>
      <p className="soft">{say("workshop-pattern-about")}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, a group of buttons */}
      <div className="pattern-squares" role="group" aria-label={say("workshop-pattern")} ref={keys.ref}>
        {grid.map((letter, square) => {
          const colour = colourOf(letter);
          const [row, column] = [Math.floor(square / SQUARES) + 1, (square % SQUARES) + 1];
          return (
            <button
              key={square}
              type="button"
              className="pattern-square"
              tabIndex={keys.tabIndex(square)}
              aria-label={say("workshop-pattern-square", { row, column, colour: colour ?? "blank" })}
              onFocus={() => keys.focused(square)}
              onKeyDown={event => pressed(event, square)}
              onClick={() => put(square, nextLetter(letter))}
            >
              {colour && <ColourStone colour={colour} size={36} />}
            </button>
          );
        })}
      </div>
    </>
  );
}

function Numbers({
  label,
  most,
  value,
  change,
}: {
  label: string;
  most: number;
  value: number;
  change(value: number): void;
}) {
  const numbers = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <Choice
      label={label}
      value={String(value)}
      options={numbers.map(number => [number, number] as const)}
      change={chosen => change(Number(chosen))}
    />
  );
}
