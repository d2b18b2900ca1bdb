// A timeline as a small picture: six spaces of two places, what stands there, and the past to the left of it.
import "./rules.css";
import { kindOf, type Standing } from "./positions";
import { SHAPES } from "./Sliding";

const SPACES = [1, 2, 3, 4, 5, 6];
const [WIDE, HIGH, PAST] = [56, 44, 66];

interface Props {
  monuments?: readonly Standing[];
  label: string;
  /** Numbers on the spaces, instead of monuments. */
  costs?: readonly number[];
  marked?: readonly string[];
  chosen?: string;
  past?: readonly string[];
  lost?: number;
}

export function TimelinePicture(props: Props) {
  const { monuments = [], label, costs, marked = [], chosen, past, lost = 0 } = props;
  const left = past ? PAST : 0;
  return (
    <svg
      className="rule-timeline"
      viewBox={`0 0 ${left + SPACES.length * WIDE} ${2 * HIGH + 18}`}
      role="img"
      aria-label={label}
    >
      {past && <Past cards={past} lost={lost} />}
      {SPACES.map(space => (
        <g key={space}>
          {[0, 1].map(row => (
            <rect
              key={row}
              className="sliding-space"
              x={left + (space - 1) * WIDE + 2}
              y={(1 - row) * HIGH + 2}
              width={WIDE - 4}
              height={HIGH - 4}
              rx="5"
            />
          ))}
          <text x={left + (space - 0.5) * WIDE} y={2 * HIGH + 13} className="timeline-number">
            {space}
          </text>
          {costs && (
            <text x={left + (space - 0.5) * WIDE} y={HIGH * 1.5 + 7} className="timeline-cost">
              {costs[space - 1]}
            </text>
          )}
        </g>
      ))}
      {monuments.map(monument => (
        <Monument
          key={monument.card}
          {...monument}
          left={left}
          mark={monument.card === chosen ? "chosen" : marked.includes(monument.card) ? "marked" : ""}
        />
      ))}
    </svg>
  );
}

function Monument({ card, space, row, knowledge, left, mark }: Standing & { left: number; mark: string }) {
  const [x, y] = [left + (space - 1) * WIDE, (1 - row) * HIGH];
  return (
    <g>
      {mark && (
        <rect className={`timeline-${mark}`} x={x + 2} y={y + 2} width={WIDE - 4} height={HIGH - 4} rx="5" />
      )}
      <path
        className="sliding-monument"
        d={SHAPES[kindOf(card)]}
        transform={`translate(${x + 15} ${y + 5})`}
      />
      {Array.from({ length: knowledge }, (_, place) => (
        <circle
          key={`${place + 1}`}
          className="sliding-knowledge"
          cx={x + 10 + place * 7}
          cy={y + HIGH - 7}
          r="3"
        />
      ))}
    </g>
  );
}

function Past({ cards, lost }: { cards: readonly string[]; lost: number }) {
  return (
    <g>
      <rect className="sliding-past" x="2" y="2" width={PAST - 8} height={2 * HIGH - 4} rx="6" />
      {cards.map((card, place) => (
        <path
          key={card}
          className="sliding-old"
          d={SHAPES[kindOf(card)]}
          transform={`translate(${6 + place * 26} 12) scale(0.85)`}
        />
      ))}
      {Array.from({ length: lost }, (_, place) => (
        <path
          key={`${place + 1}`}
          className="timeline-lost"
          d={`M${9 + place * 13} ${2 * HIGH - 20}l8 8m0 -8l-8 8`}
        />
      ))}
    </g>
  );
}
