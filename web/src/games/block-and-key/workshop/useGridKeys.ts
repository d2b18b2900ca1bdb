// A grid of buttons is one stop of the Tab key; the arrows move inside it, each its own way.
import { type KeyboardEvent, useRef, useState } from "react";

interface GridKeys {
  /** For each button: whether Tab stops at it. */
  tabIndex(square: number): 0 | -1;
  focused(square: number): void;
  move(event: KeyboardEvent<HTMLElement>, square: number): void;
  ref: React.RefObject<HTMLDivElement | null>;
}

export function useGridKeys(columns: number, rows: number): GridKeys {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const kept = stop < columns * rows ? stop : 0;
  const goal = (key: string, square: number): number => {
    const [x, y] = [square % columns, Math.floor(square / columns)];
    const goals: Record<string, readonly [x: number, y: number]> = {
      ArrowLeft: [Math.max(0, x - 1), y],
      ArrowRight: [Math.min(columns - 1, x + 1), y],
      ArrowUp: [x, Math.max(0, y - 1)],
      ArrowDown: [x, Math.min(rows - 1, y + 1)],
      Home: [0, y],
      End: [columns - 1, y],
    };
    const [toX, toY] = goals[key] ?? [x, y];
    return toY * columns + toX;
  };
  return {
    ref,
    tabIndex: square => (square === kept ? 0 : -1),
    focused: setStop,
    move: (event, square) => {
      if (!/^(Arrow|Home|End)/.test(event.key)) return;
      event.preventDefault();
      ref.current?.querySelectorAll<HTMLElement>("button")[goal(event.key, square)]?.focus();
    },
  };
}
