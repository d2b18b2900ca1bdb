// Everything the parts of the table share: the view, the pieces, the choices, and the block in hand.
import { useCallback, useMemo, useState } from "react";
import { type Action, unpack } from "../../server/choices";
import { useSay } from "../../texts/TextsProvider";
import { finalChoices, type GameTableProps, seatNames } from "../gameTable";
import { useAct } from "../useAct";
import { useHoldKeys } from "./holdKeys";
import { type Pieces, piecesOf } from "./pieces";
import { Placements } from "./placements";
import { type Holding, useHolding } from "./useHolding";
import type { BlockAndKeyView } from "./view";

export interface Desk {
  view: BlockAndKeyView;
  pieces: Pieces;
  names: readonly string[];
  /** The seat whose side the temple is seen from: our own, or the one a spectator looks with. */
  eye: number;
  lookWith(seat: number): void;
  /** What the line of the log that is pointed at names: what stands of it lights up. */
  pointed: readonly string[];
  point(pieces: readonly string[]): void;
  assist: boolean;
  /** Whether the eye may leave its side. */
  freeCamera: boolean;
  choices: readonly Action[];
  /** The choices that cannot be taken back. */
  final: ReadonlySet<Action>;
  placements: Placements;
  holding: Holding;
  /** The blocks one may take in hand: the own supply, or the Ancients' block. */
  blocks: readonly string[];
  discards: readonly Action[];
  act(action: Action): void;
  /** Put the held block down where it hovers. */
  place(): void;
  /** Take a block, put it back, or give it away where there are too many. */
  pick(block: string): void;
}

export function useDesk({ table, game, choose, preview }: GameTableProps): Desk {
  const say = useSay();
  const view = game.view as unknown as BlockAndKeyView;
  const pieces = piecesOf(view.options);
  const [looking, lookWith] = useState(0);
  const [pointed, point] = useState<readonly string[]>([]);
  const choices = useMemo(() => unpack(game.decision), [game.decision]);
  const placements = useMemo(() => new Placements(choices), [choices]);
  const discards = useMemo(() => choices.filter(choice => choice.kind === "discard"), [choices]);
  const kind = view.step === "ancients" ? "ancients" : "place";
  const holding = useHolding({ view, pieces, placements, kind, preview });
  const act = useAct(choices, choose);
  const blocks = view.called ? [view.called.block] : (view.supplies[view.seat ?? 0] ?? []);
  const place = useCallback(() => {
    if (holding.placement) act(holding.placement.action);
  }, [holding.placement, act]);
  const pick = (block: string): void => {
    const discard = discards.find(choice => choice.block === block);
    if (discard) act(discard);
    else if (holding.hold?.block === block) holding.release();
    else if (placements.of(block).length) holding.take(block);
  };
  useHoldKeys(holding, place, blocks, pick);
  const names = seatNames(table, say);
  const assist = table.rules.assist ?? true;
  const freeCamera = table.rules.camera === "free";
  return {
    view,
    pieces,
    names,
    eye: view.seat ?? looking,
    lookWith,
    pointed,
    point,
    assist,
    freeCamera,
    choices,
    final: finalChoices(table, game, choices),
    placements,
    holding,
    blocks,
    discards,
    act,
    place,
    pick,
  };
}
