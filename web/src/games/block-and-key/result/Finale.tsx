// The finished temple, turning once before everybody: at each side the keys that were found there light up on the stones and are
// counted. Below it the same for every seat as flat pictures; a click leads to that side. In words the keys alone.
import "../pieces/pieces.css";
import "../temple/temple.css";
import "./finale.css";
import { lazy, Suspense, useMemo } from "react";
import { useSay } from "../../../texts/TextsProvider";
import { Avatar } from "../../Avatar";
import type { FinaleProps } from "../../manifest";
import { type Pieces, piecesOf } from "../pieces/pieces";
import { describeScene, topOf } from "../scene/describe";
import { FaceView } from "../temple/FaceView";
import { type BlockAndKeyView, type Colour, sideOf } from "../view";
import { keyName } from "../words";
import { type Found, foundBy } from "./found";
import { useTour } from "./useTour";

const Turning = lazy(() => import("../scene/Turning"));
/** Lower than at the table: the faces are what counts. */
const UP = -0.38;

export default function Finale({ view: given, lines, names, frames, plain }: FinaleProps) {
  const view = given as unknown as BlockAndKeyView;
  const pieces = piecesOf(view.options);
  const found = useMemo(
    () => names.map((_, seat) => foundBy(seat, view, pieces, lines, frames)),
    [names, view, pieces, lines, frames],
  );
  return plain ? (
    <InWords found={found} names={names} pieces={pieces} />
  ) : (
    // With the whole game at hand it is known where the keys were: the tour begins anew.
    <Built key={frames ? "known" : "not yet"} view={view} pieces={pieces} found={found} names={names} />
  );
}

interface Props {
  view: BlockAndKeyView;
  pieces: Pieces;
  found: readonly (readonly Found[])[];
  names: readonly string[];
}

function Built({ view, pieces, found, names }: Props) {
  const say = useSay();
  const scene = useMemo(() => describeScene({ ...view, placed: null }, null), [view]);
  const stops = found.map(({ length: count }, seat) => ({ seat, side: sideOf(view, seat), count }));
  const { seat, around, counted, next, show } = useTour(stops, scene.side);
  const walk = useMemo(() => ({ around, up: UP }), [around]);
  const lit = (found[seat] ?? []).slice(0, counted);
  return (
    <>
      <section
        className="finale"
        role="img"
        aria-label={say("result-temple")}
        data-resting={next === null ? "" : undefined}
      >
        <Suspense>
          <Turning scene={scene} floor={pieces.floor} walk={walk} tall={topOf(scene)} claimed={lit} />
        </Suspense>
        <p className={`finale-count seat-${(seat % 4) + 1}`} aria-hidden="true">
          <Avatar seat={seat} name={names[seat] ?? ""} />
          <span>{names[seat]}</span>
          <b>{sum(lit)}</b>
        </p>
      </section>
      <ul className="finale-faces">
        {found.map((keys, one) => (
          <li key={`seat ${one + 1}`} className={`seat-${(one % 4) + 1}`}>
            <button
              type="button"
              aria-pressed={one === seat}
              title={say("temple-finale-show")}
              onClick={() => show(one)}
            >
              <FaceView
                face={view.faces[one] ?? []}
                lies={(one === seat ? lit : keys).map(lieOf).reverse()}
                label=""
              />
              <span className="finale-name">
                <span>{names[one]}</span> <b>{sum(one === seat ? lit : keys)}</b>
              </span>
            </button>
            <Told keys={keys} name={names[one] ?? ""} pieces={pieces} hidden />
          </li>
        ))}
      </ul>
    </>
  );
}

function InWords({ found, names, pieces }: Omit<Props, "view">) {
  return found.map((keys, seat) => (
    <Told key={`seat ${seat + 1}`} keys={keys} name={names[seat] ?? ""} pieces={pieces} />
  ));
}

interface ToldProps {
  keys: readonly Found[];
  name: string;
  pieces: Pieces;
  hidden?: boolean;
}

/** What one found, for those who do not see it. */
function Told({ keys, name, pieces, hidden = false }: ToldProps) {
  const say = useSay();
  const named = keys.map(({ key, points }) => {
    const card = pieces.keys.get(key);
    const colour = say("block-and-key-colour", { colour: key as Colour });
    return card ? keyName(say, card) : `${say("block-and-key-line-enigma", { colour })} (+${points})`;
  });
  return (
    <p className={hidden ? "hidden-visually" : "soft"}>
      {say("temple-finale-found", { name, points: sum(keys) })} {named.join(say("table-between-clauses"))}
    </p>
  );
}

function lieOf({ squares }: Found) {
  return {
    squares: squares.map(([across, level]) => ({ across, level, letter: "", hit: true })),
    missing: 0,
  };
}

function sum(keys: readonly Found[]): number {
  return keys.reduce((points, key) => points + key.points, 0);
}
