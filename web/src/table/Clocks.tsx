// Everybody's time. The numbers tick silently; a screen reader is told when ours runs low.
import "./clocks.css";
import { useEffect, useRef, useState } from "react";
import { seatNames } from "../games/gameTable";
import type { Clocks as ClockTimes, TableInfo } from "../messages";
import { useSay } from "../texts/TextsProvider";
import { beat, isLow, leftAt, timeText, warningBetween } from "./time";

interface Props {
  clocks: ClockTimes;
  table: TableInfo;
  /** The seat whose time we are warned of; null for a spectator. */
  me: number | null;
  /** How far our clock is ahead of the server's. */
  skew: number;
}

export default function Clocks({ clocks, table, me, skew }: Props) {
  const say = useSay();
  const kind = table.rules.clock?.kind ?? "none";
  const now = useNow(beat(kind)) - skew;
  const mine = me === null ? null : leftAt(clocks, me, now);
  const warning = useWarning(mine, (before, after) => warningBetween(kind, before, after));
  return (
    <>
      <ul className="clocks" aria-label={say("web-time")}>
        {seatNames(table, say).map((name, seat) => {
          const left = leftAt(clocks, seat, now);
          if (left === null) return null;
          const runs = clocks.running.includes(seat);
          const low = runs && isLow(kind, left);
          return (
            <li
              key={`seat ${seat + 1}`}
              className={`clock${runs ? " clock-runs" : ""}${low ? " clock-low" : ""}`}
            >
              <span className="clock-name">{seat === me ? say("table-you") : name}</span>
              {low && (
                <span className="clock-warning" role="img" aria-label={say("web-time-low")}>
                  ⚠
                </span>
              )}
              <span className="clock-time" role="timer" aria-live="off">
                {timeText(say, left)}
              </span>
            </li>
          );
        })}
      </ul>
      <span className="hidden-visually" role="status">
        {warning === null ? "" : say("web-time-warning", { time: timeText(say, warning) })}
      </span>
    </>
  );
}

function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return Math.max(now, Date.now());
}

/** The last warning that our time fell through; none as soon as there is more time again. */
function useWarning(
  left: number | null,
  due: (before: number, after: number) => number | null,
): number | null {
  const before = useRef(left);
  const [warning, setWarning] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the time that passes brings a warning
  useEffect(() => {
    const last = before.current;
    before.current = left;
    if (left === null || last === null || left > last) return setWarning(null);
    const fallen = due(last, left);
    if (fallen !== null) setWarning(fallen);
  }, [left]);
  return warning;
}
