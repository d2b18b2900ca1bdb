// The block in the player's hand: turning, moving, what the server says of the spot, and putting it down.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pressBegan } from "../../../design/press";
import { SETTLING } from "../../../design/useSeen";
import type { Previewed, Refused } from "../../../messages";
import { type Action, unpack } from "../../../server/choices";
import type { Pieces } from "../pieces/pieces";
import { keyOf, type Turning } from "../temple/geometry";
import { standingHeights } from "../temple/standing";
import { type BlockAndKeyView, blockShape, type Cells, sideOf } from "../view";
import { acrossHold, fitHold, ghostCells, type Hold, moveHold, pointHold, take, turnHold } from "./hold";
import type { Placement, Placements } from "./placements";

const PAUSE_BEFORE_ASKING = 180;

/** What the server said of the spot under the hand. */
export interface Spoken {
  claims: string[];
  refused: Refused | null;
}

export interface Holding {
  hold: Hold | null;
  ghost: Cells | null;
  placement: Placement | undefined;
  spoken: Spoken | null;
  pinned: boolean;
  /** Held while others act: nobody knows of it, and nothing is judged yet. */
  planning: boolean;
  /** Taken while others acted, and now the turn has come. */
  planned: boolean;
  tops: Map<string, number>;
  /** Where the held block fits, turned as it is and turned otherwise. */
  columns(hold: Hold): { now: Set<string>; turned: Set<string> };
  take(block: string): void;
  /** Take a block exactly as one of the offered placements has it. */
  show(placement: Placement): void;
  release(): void;
  /** Let it follow the pointer again. */
  loosen(): void;
  /** Remember how it is held now; what is returned puts it back like that, unless it has left the hand. */
  keep(): () => void;
  turn(turning: Turning): void;
  fit(): void;
  move(across: number, away: number): void;
  over(column: readonly [number, number]): void;
  pin(column: readonly [number, number]): void;
  /** A place of the flat picture: its column, and each time again the next depth. */
  across(place: number): void;
  /** Whether the ghost was pinned long enough ago that another click on it means "place". */
  isPinnedForLong(): boolean;
}

interface Options {
  view: BlockAndKeyView;
  pieces: Pieces;
  placements: Placements;
  /** The kind of action that puts a block down now: `place` or `ancients`. */
  kind: string;
  /** The blocks that can be held while others act; none at one's own decision. */
  plannable: readonly string[];
  preview(action: Action): Promise<Previewed | Refused | null>;
}

export function useHolding({ view, pieces, placements, kind, plannable, preview }: Options): Holding {
  const side = sideOf(view);
  const { floor } = pieces;
  const [hold, setHold] = useState<Hold | null>(null);
  const [pinned, setPinned] = useState(false);
  const [early, setEarly] = useState(false);
  const pinnedAt = useRef(0);
  const planning = plannable.length > 0;
  const tops = useMemo(() => standingHeights(view), [view]);
  const ghost = useMemo(() => hold && ghostCells(hold, tops, floor), [hold, tops, floor]);
  const placement = hold && ghost ? placements.at(hold.block, ghost) : undefined;
  const action = useMemo<Action | null>(
    () =>
      hold && ghost && !planning ? { kind, seat: view.seat ?? 0, block: hold.block, cells: ghost } : null,
    [hold, ghost, kind, view.seat, planning],
  );
  const spoken = useSpoken(action, placement?.action ?? null, preview);

  // A new view may have taken the block out of our hands.
  useEffect(() => {
    setHold(held =>
      held && (placements.of(held.block).length || plannable.includes(held.block)) ? held : null,
    );
  }, [placements, plannable]);

  const columns = useCallback((held: Hold) => placements.columns(held.block, held.orientation), [placements]);
  const change = (next: (held: Hold) => Hold) => setHold(held => held && next(held));
  const fasten = (): void => {
    setPinned(true);
    pinnedAt.current = performance.now();
  };
  const settle = (next: (held: Hold) => Hold): void => {
    fasten();
    change(next);
  };
  return {
    hold,
    ghost,
    placement,
    spoken,
    pinned,
    planning,
    planned: early && !planning && hold !== null,
    tops,
    columns,
    take: block => {
      setPinned(false);
      setEarly(planning);
      setHold(take(block, pieces.shapes.get(blockShape(block)) ?? [], placements, side, floor, tops));
    },
    show: shown => {
      fasten();
      setEarly(false);
      setHold(take(shown.block, shown.cells, placements.only(shown), side, floor, tops));
    },
    release: () => setHold(null),
    loosen: () => setPinned(false),
    keep: () => () => {
      setHold(held => held && hold);
      setPinned(pinned);
    },
    turn: turning => change(held => turnHold(held, turning, side)),
    fit: () => settle(held => fitHold(held, ghostCells(held, tops, floor), placements, side, floor)),
    move: (across, away) => settle(held => moveHold(held, side, across, away, floor)),
    over: column => {
      if (!pinned) change(held => pointHold(held, column, placements, tops, floor));
    },
    pin: column => settle(held => pointHold(held, column, placements, tops, floor)),
    across: place => settle(held => acrossHold(held, side, place, placements, floor)),
    isPinnedForLong: () => pinned && pressBegan() - pinnedAt.current >= SETTLING,
  };
}

/** Ask the server about the spot, once the hand rests there: what it would claim, or which rule it breaks. */
function useSpoken(
  action: Action | null,
  offered: Action | null,
  preview: Options["preview"],
): Spoken | null {
  const [spoken, setSpoken] = useState<{ about: string; said: Spoken } | null>(null);
  const about = action ? `${String(action.block)} ${keyOf(action.cells as unknown as Cells)}` : "";
  useEffect(() => {
    if (!action) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await preview(offered ?? action);
      if (current && answer) setSpoken({ about, said: heard(answer) });
    }, PAUSE_BEFORE_ASKING);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [action, offered, about, preview]);
  return spoken?.about === about ? spoken.said : null;
}

function heard(answer: Previewed | Refused): Spoken {
  if (answer.kind === "refused") return { claims: [], refused: answer };
  const claims = unpack(answer.decision).filter(choice => choice.kind === "claim");
  return { claims: claims.map(choice => choice.key as string), refused: null };
}
