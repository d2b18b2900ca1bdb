// What is left of a civilisation: its monuments, where its points came from, and what knowledge was lost when. Everybody's can be
// looked at, one's own first.
import { useState } from "react";
import { Segments } from "../../../design/forms";
import type { Outcome } from "../../../messages";
import { useSay } from "../../../texts/TextsProvider";
import type { FinaleProps } from "../../manifest";
import { backOf, type Course, lossesOf, lossOf } from "../../result/course";
import { useCards } from "../cards/cards";
import { EmblemPicture } from "../emblems/EmblemPicture";
import type { AncientKnowledgeView } from "../view";

const SOURCES = [
  ["past", ["monument", "timeline"]],
  ["endgame", ["endgame"]],
  ["technologies", ["technology"]],
  ["lost", ["lost"]],
] as const;

export default function Finale({ view: given, lines, names, course, plain }: FinaleProps) {
  const say = useSay();
  const view = given as unknown as AncientKnowledgeView;
  const [seat, setSeat] = useState(view.seat ?? 0);
  return (
    <>
      {names.length > 1 && (
        <Segments
          label={say("result-of")}
          value={String(seat)}
          options={names.map((name, one) => [String(one), name])}
          change={one => setSeat(Number(one))}
        />
      )}
      {view.seats.map(({ past }, one) => (
        <Gallery key={`seat ${one + 1}`} seat={one} past={past} hidden={one !== seat} plain={plain} />
      ))}
      <Sources lines={lines} seat={seat} />
      {course && <Losses course={course} lines={lines[seat] ?? []} name={names[seat] ?? ""} seat={seat} />}
    </>
  );
}

interface GalleryProps {
  seat: number;
  past: readonly string[];
  hidden: boolean;
  plain: boolean;
}

/** Everybody's is there, also for the picture that is shared; one is shown. */
function Gallery({ seat, past, hidden, plain }: GalleryProps) {
  const say = useSay();
  const cards = useCards();
  return (
    <ul
      className={plain ? "soft" : "finale-gallery"}
      data-seat={seat}
      aria-label={say("result-collection")}
      hidden={hidden}
    >
      {past.map((id, place) => (
        <li key={`${id} ${place + 1}`} title={cards?.get(id)?.name}>
          {!plain && <EmblemPicture id={id} />}
          <span className={plain ? undefined : "hidden-visually"}>{cards?.get(id)?.name}</span>
        </li>
      ))}
    </ul>
  );
}

/** On one scale for everybody, so that they can be compared. */
function Sources({ lines, seat }: { lines: Outcome["lines"]; seat: number }) {
  const say = useSay();
  const sums = lines.map(own => SOURCES.map(([, kinds]) => sumOf(own, kinds)));
  const most = Math.max(1, ...sums.flat().map(Math.abs));
  return (
    <dl className="sources" aria-label={say("result-sources")}>
      {SOURCES.map(([source], place) => {
        const points = sums[seat]?.[place] ?? 0;
        return (
          <div key={source} className={`sources-${source}`}>
            <dt>{say(`result-source-${source}`)}</dt>
            <dd>
              <span className="sources-bar" style={{ width: `${(100 * Math.abs(points)) / most}%` }} />
              <b>{points < 0 ? `−${-points}` : points}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function sumOf(own: Outcome["lines"][number], kinds: readonly string[]): number {
  return own.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { points }) => sum + points, 0);
}

/** A long game has more turns than there is room for their numbers. */
const isMarked = (turn: number): boolean => turn === 1 || turn % 5 === 0;

interface LossesProps {
  course: Course;
  lines: Outcome["lines"][number];
  name: string;
  seat: number;
}

/** A column for each turn, as high as what was lost in it; what was removed again does not count. */
function Losses({ course, lines, name, seat }: LossesProps) {
  const say = useSay();
  const loss = lossOf(course, seat);
  const back = backOf(loss.number, lines);
  const losses = lossesOf(course, seat);
  const most = Math.max(1, ...losses.map(({ lost }) => lost));
  const told = losses.filter(({ lost }) => lost);
  return (
    <figure className="losses">
      <figcaption>
        {say("result-lost-said", { name, ...loss })} {back && say("result-lost-back", back)}
      </figcaption>
      {told.length > 0 && (
        <ol className="losses-turns" aria-label={say("result-lost")}>
          {losses.map(({ number, lost }) => (
            <li key={number} aria-hidden={lost ? undefined : true}>
              <span className="hidden-visually">
                {say("table-label", { label: say("result-turn", { turn: number }) })}{" "}
              </span>
              <b>{lost || ""}</b>
              <span className="losses-bar" style={{ height: `${(2.5 * lost) / most}rem` }} />
              <span className="losses-turn" aria-hidden="true">
                {isMarked(number) ? number : ""}
              </span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
