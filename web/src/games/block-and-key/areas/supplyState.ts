// What the supply is for now: whether its blocks may be placed, and what is said where there are none.
import type { Action } from "../../../server/choices";
import type { Desk } from "../useDesk";
import type { BlockAndKeyView } from "../view";

/** Questions at which it matters where a block fits. */
const PLACING = new Set(["place", "excavate", "ancients", "pass"]);

interface SupplyState {
  /** Which blocks can be taken now, with how many places each; null: any of them, to plan with, to give away, or only
   * to be looked at. */
  places: ReadonlyMap<string, number> | null;
  /** Whether none can be taken, because something else is asked, or nothing. */
  rests: boolean;
  /** What is said of a supply without blocks. */
  lacks: "begin" | "empty" | "none";
}

export function supplyState({
  view,
  choices,
  placements,
  discards,
  holding: { planning },
}: Pick<Desk, "view" | "choices" | "placements" | "discards"> & {
  holding: Pick<Desk["holding"], "planning">;
}): SupplyState {
  const isPlacing = choices.some(({ kind }: Action) => PLACING.has(kind));
  const counted = !planning && !discards.length && isPlacing;
  return {
    places: counted
      ? new Map([...placements.byBlock].map(([block, all]) => [block, all.length] as const))
      : null,
    rests: !isPlacing && !planning && !discards.length,
    lacks: lacking(view),
  };
}

/** More can be excavated, until the game is over or the yard is empty. */
function lacking({ step, yard, outcome }: BlockAndKeyView): SupplyState["lacks"] {
  if (step === "core" || step === "draft") return "begin";
  return !outcome && yard.some(Boolean) ? "empty" : "none";
}
