// The points of everybody from the first step to the last: a line each, told apart by colour and by dashes, on a scale of
// points and turns.
import { useSay } from "../../texts/TextsProvider";
import { type Course, numbered, scaleOf, spread, stepPath } from "./course";

const WIDTH = 300;
const HEIGHT = 104;
/** Room for the numbers of the scale: at the left, at the right, above and below. */
const BOX = `-26 -10 ${WIDTH + 58} ${HEIGHT + 32}`;
/** A number is so high. */
const LETTER = 14;
/** From the middle of one number of a turn to the next, at least. */
const NUMBER = 34;

interface Props {
  course: Course;
  names: readonly string[];
}

export function ScoreCurve({ course: { scores, turns }, names }: Props) {
  const say = useSay();
  const all = scores.flat();
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = Math.max(1, (scores[0]?.length ?? 1) - 1);
  const up = (value: number): number => (1 - (value - lowest) / (highest - lowest)) * HEIGHT;
  const ends = spread(
    scores.map(points => up(points.at(-1) ?? 0)),
    LETTER,
  );
  return (
    <figure className="curve">
      <figcaption>{say("result-course")}</figcaption>
      <svg viewBox={BOX} aria-hidden="true">
        {scaleOf(lowest, highest).map(value => (
          <g key={value}>
            <path className="curve-ground" d={`M0 ${up(value)}H${WIDTH}`} />
            <text className="curve-scale curve-points" x="-5" y={up(value)}>
              {value}
            </text>
          </g>
        ))}
        {turns.map(({ first, seat, number }) => (
          <path
            key={`${seat} ${number}`}
            className="curve-turn"
            d={`M${(first / steps) * WIDTH} ${HEIGHT}v4`}
          />
        ))}
        {numbered(turns, (NUMBER / WIDTH) * steps).map(({ first, number }) => (
          <text key={number} className="curve-scale" x={(first / steps) * WIDTH} y={HEIGHT + 16}>
            {number}
          </text>
        ))}
        {scores.map((points, seat) => (
          <g key={`seat ${seat + 1}`} className={`seat-${seat + 1}`}>
            <path className="curve-line" d={stepPath(points, lowest, highest, WIDTH, HEIGHT)} />
            <text className="curve-end" x={WIDTH + 5} y={ends[seat]}>
              {points.at(-1)}
            </text>
          </g>
        ))}
      </svg>
      <p className="curve-axis soft" aria-hidden="true">
        {say("result-course-scale")}
      </p>
      <ul className="curve-names">
        {names.map((name, seat) => (
          <li key={`seat ${seat + 1}`} className={`seat-${seat + 1}`}>
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

/** The same in words. */
function said(
  say: (id: string, values: Record<string, string | number>) => string,
  name: string,
  points: readonly number[],
) {
  const at = (share: number) => points[Math.round((points.length - 1) * share)] ?? 0;
  return say("result-course-said", { name, points: at(1), first: at(0.25), half: at(0.5), third: at(0.75) });
}
