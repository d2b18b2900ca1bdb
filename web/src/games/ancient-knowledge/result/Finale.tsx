// What is left of a civilisation: its monuments, where its points came from, and what knowledge was lost when.
import { useSay } from "../../../texts/TextsProvider";
import type { FinaleProps } from "../../manifest";
import { lossOf } from "../../result/course";
import { useCards } from "../cards/cards";
import { EmblemPicture } from "../emblems/EmblemPicture";
import type { AncientKnowledgeView } from "../view";

const SOURCES = [
  ["past", ["monument", "timeline"]],
  ["endgame", ["endgame"]],
  ["technologies", ["technology"]],
  ["lost", ["lost"]],
] as const;

export default function Finale({ view: given, lines, names, course }: FinaleProps) {
  const say = useSay();
  const cards = useCards();
  const view = given as unknown as AncientKnowledgeView;
  const seat = view.seat ?? 0;
  const own = lines[seat] ?? [];
  const sums = SOURCES.map(([source, kinds]) => ({
    source,
    points: own
      .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      .reduce((sum, { points }) => sum + points, 0),
  }));
  const most = Math.max(1, ...sums.map(({ points }) => Math.abs(points)));
  return (
    <>
      <ul className="finale-gallery" aria-label={say("result-collection")}>
        {(view.seats[seat]?.past ?? []).map(id => (
          <li key={id} title={cards?.get(id)?.name}>
            <EmblemPicture id={id} />
            <span className="hidden-visually">{cards?.get(id)?.name}</span>
          </li>
        ))}
      </ul>
      <dl className="sources" aria-label={say("result-sources")}>
        {sums.map(({ source, points }) => (
          <div key={source} className={`sources-${source}`}>
            <dt>{say(`result-source-${source}`)}</dt>
            <dd>
              <span className="sources-bar" style={{ width: `${(100 * Math.abs(points)) / most}%` }} />
              <b>{points < 0 ? `−${-points}` : points}</b>
            </dd>
          </div>
        ))}
      </dl>
      {course && (
        <ul className="soft">
          {names.map((name, player) => (
            <li key={name}>{say("result-lost-said", { name, ...lossOf(course, player) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
