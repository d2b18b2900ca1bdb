// The floor from above: where the Core Cube and the players are, and how a key's stars number its corners.
import "./rules.css";
import type { Side } from "../view";
import { CORNERS, SEATS, type Seats } from "./positions";

const SIZE = 10;
const UNIT = 9;
const EDGE = 16;
const ALL = SIZE * UNIT + 2 * EDGE;

/** North is up. */
function top(y: number, high = 1): number {
  return EDGE + (SIZE - y - high) * UNIT;
}

export function SeatPlans({ label }: { label: string }) {
  return (
    <span className="rule-floors" role="img" aria-label={label}>
      {Object.entries(SEATS).map(([players, plan]) => (
        <SeatPlan key={players} players={players} plan={plan} />
      ))}
    </span>
  );
}

const MIDDLE = ALL / 2;
const BESIDE: Record<Side, readonly [number, number]> = {
  north: [MIDDLE, EDGE / 2],
  east: [ALL - EDGE / 2, MIDDLE],
  south: [MIDDLE, ALL - EDGE / 2],
  west: [EDGE / 2, MIDDLE],
};

function SeatPlan({ players, plan: { core, sides } }: { players: string; plan: Seats }) {
  const [x, y] = core;
  return (
    <svg viewBox={`0 0 ${ALL} ${ALL + 14}`} className="rule-floor-plan" aria-hidden="true">
      <Ground />
      <rect
        className="rule-core"
        x={EDGE + x * UNIT}
        y={top(y, 2)}
        width={2 * UNIT}
        height={2 * UNIT}
        rx="2"
      />
      {sides.map(side => (
        <circle key={side} className="rule-seat" cx={BESIDE[side][0]} cy={BESIDE[side][1]} r="6" />
      ))}
      <text x={MIDDLE} y={ALL + 11}>
        {players}
      </text>
    </svg>
  );
}

function Ground() {
  return <rect className="rule-ground" x={EDGE} y={EDGE} width={SIZE * UNIT} height={SIZE * UNIT} rx="3" />;
}

/** By name: how far east and how far north it is. */
function cornerAt(name: string): readonly [number, number] {
  const [far, near] = [EDGE + SIZE * UNIT - 10, EDGE + 10];
  return [name.endsWith("east") ? far : near, name.startsWith("north") ? near : far];
}

export function Corners({ label }: { label: string }) {
  return (
    <svg viewBox={`0 0 ${ALL} ${ALL}`} className="rule-floor-plan" role="img" aria-label={label}>
      <Ground />
      {CORNERS.names.map((name, place) => {
        const [x, y] = cornerAt(name);
        return (
          <text key={name} x={x} y={y + 4}>
            {"✦".repeat(place + 1)}
          </text>
        );
      })}
    </svg>
  );
}

/** The sites of the yard with their numbers, one row of them marked. */
export function YardPlan({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 96 96" className="rule-floor-plan" role="img" aria-label={label}>
      <rect className="rule-line" x="1" y="33" width="94" height="30" rx="6" />
      {Array.from({ length: 9 }, (_, place) => {
        const [x, y] = [(place % 3) * 32 + 4, Math.floor(place / 3) * 32 + 4];
        return (
          <g key={`site ${place + 1}`}>
            <rect className="rule-ground" x={x} y={y} width="24" height="24" rx="3" />
            <text x={x + 12} y={y + 16}>
              {place + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
