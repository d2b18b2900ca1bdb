// The points of everybody from the first step to the last: a line each, told apart by colour and by dashes.
import { useSay } from "../../texts/TextsProvider";
import { type Course, stepPath } from "./course";

const WIDTH = 320;
const HEIGHT = 96;

interface Props {
  course: Course;
  names: readonly string[];
}

export function ScoreCurve({ course: { scores, turns }, names }: Props) {
  const say = useSay();
  const all = scores.flat();
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = (scores[0]?.length ?? 1) - 1;
  return (
    <figure className="curve">
      <figcaption>{say("result-course")}</figcaption>
      <svg viewBox={`-4 -6 ${WIDTH + 40} ${HEIGHT + 12}`} aria-hidden="true">
        <path className="curve-ground" d={`M0 ${zero(lowest, highest)}H${WIDTH}`} />
        {turns.map(({ first, seat }) => (
          <path
            key={`${seat} ${first}`}
            className="curve-turn"
            d={`M${(first / Math.max(1, steps)) * WIDTH} ${HEIGHT}v4`}
          />
        ))}
        {scores.map((points, seat) => (
          <g key={names[seat]} className={`seat-${seat + 1}`}>
            <path className="curve-line" d={stepPath(points, lowest, highest, WIDTH, HEIGHT)} />
            <text className="curve-end" x={WIDTH + 4} y={endOf(points, lowest, highest) + 4}>
              {points.at(-1)}
            </text>
          </g>
        ))}
      </svg>
      <ul className="curve-names">
        {names.map((name, seat) => (
          <li key={name} className={`seat-${seat + 1}`}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path className="curve-line" d="M0 4H24" />
            </svg>
            {name}
            <span className="hidden-visually"> {said(say, name, scores[seat] ?? [])}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function zero(lowest: number, highest: number): number {
  return (1 + lowest / (highest - lowest)) * HEIGHT;
}

function endOf(points: readonly number[], lowest: number, highest: number): number {
  return (1 - ((points.at(-1) ?? 0) - lowest) / (highest - lowest)) * HEIGHT;
}

/** The same in words. */
function said(
  say: (id: string, values: Record<string, string | number>) => string,
  name: string,
  points: readonly number[],
) {
  const at = (share: number) => points[Math.round((points.length - 1) * share)] ?? 0;
  return say("result-course-said", { name, points: at(1), first: at(0.25), half: at(0.5), third: at(0.75) });
}
