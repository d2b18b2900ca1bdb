// Everything the parts of the table share: the view, the pieces, the choices, and the block in hand.
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { LogLine, TableInfo } from "../../messages";
import { type Action, unpack } from "../../server/choices";
import { turnOf } from "../../server/tableState";
import { useSay } from "../../texts/TextsProvider";
import { finalChoices, type GameTableProps, seatNames } from "../gameTable";
import { useProposal, useShowing } from "../proposed";
import { type Acting, useAct } from "../useAct";
import { type Arming, useArmed } from "../useArmed";
import { LINES } from "./areas/yardLines";
import { useHoldKeys } from "./holding/holdKeys";
import { Placements } from "./holding/placements";
import { type Holding, useHolding } from "./holding/useHolding";
import { type ClaimedKey, litKeys } from "./keys/claimed";
import { type Claims, useClaims } from "./keys/useClaims";
import { type Pieces, piecesOf } from "./pieces/pieces";
import type { BlockAndKeyView, Cells } from "./view";

/** The parts of the table that take turns where they do not fit beside one another. */
export type Part = "mine" | "yard" | "players" | "log";

export interface Placed {
  block: string;
  cells: Cells;
}

export interface Desk {
  view: BlockAndKeyView;
  /** The seat whose turn it is, until it has been said to be over. */
  turn: number;
  pieces: Pieces;
  names: readonly string[];
  /** The seat whose side the temple is seen from: our own, or the one a spectator looks with. */
  eye: number;
  lookWith(seat: number): void;
  /** What the line of the log that is pointed at names: what stands of it lights up. */
  pointed: readonly string[];
  point(line: LogLine | null): void;
  /** The claimed keys that are lit where they were seen. */
  lit: readonly ClaimedKey[];
  /** A block where it is shown, not held: what would have been better in a game that is over. */
  shown: Placed | null;
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
  acting: Acting;
  arming: Arming;
  claims: Claims;
  /** Answer; what cannot be undone is shown first. */
  offer(action: Action): void;
  part: Part;
  showPart(part: Part): void;
  /** Put the held block down where it hovers. */
  place(): void;
  /** Take a block, put it back, or give it away where there are too many. */
  pick(block: string): void;
}

const NO_BLOCKS: readonly string[] = [];

export function useDesk({ table, game, choose, preview, undo, pointed: shown }: GameTableProps): Desk {
  const say = useSay();
  const view = game.view as unknown as BlockAndKeyView;
  const pieces = piecesOf(view.options);
  const [looking, lookWith] = useState(0);
  const choices = useMemo(() => unpack(game.decision), [game.decision]);
  const placements = useMemo(() => new Placements(choices), [choices]);
  const discards = useMemo(() => choices.filter(choice => choice.kind === "discard"), [choices]);
  const kind = view.step === "ancients" ? "ancients" : "place";
  const supply = view.seat === null ? NO_BLOCKS : (view.supplies[view.seat] ?? NO_BLOCKS);
  const plans = !game.decision && game.waiting_for.length > 0 && table.status === "playing" && !view.outcome;
  const holding = useHolding({
    view,
    pieces,
    placements,
    kind,
    plannable: plans ? supply : NO_BLOCKS,
    preview,
  });
  const acting = useAct(game, choose);
  const final = useMemo(() => finalChoices(table, game, choices), [table, game, choices]);
  const arming = useArmed(game, acting, final);
  const isHarmless = harmless(table, view, final);
  const claims = useClaims({ view, game, choices, isHarmless, acting, undo });
  const [part, showPart] = usePart(view, game.decision?.number, choices, shown ?? null);
  const blocks = view.called ? [view.called.block] : supply;
  const place = usePlace(holding.placement, arming);
  const offer = (action: Action): void => {
    holding.release();
    arming.offer(action);
  };
  const pick = (block: string): void => {
    arming.cancel();
    const discard = discards.find(choice => choice.block === block);
    if (discard) arming.offer(discard);
    else if (holding.hold?.block === block) holding.release();
    else if (placements.of(block).length || plans) {
      holding.take(block);
      // Where the parts take turns: one places it by the flat picture.
      showPart("mine");
    }
  };
  const excavate = excavating(choices, showPart, offer);
  useHoldKeys(holding, place, blocks, pick, excavate, arming.armed ? arming.cancel : holding.release);
  useHinted(game, choices, { placements, final, holding, arming, offer });
  return {
    view,
    turn: turnOf(game, view.turn),
    pieces,
    names: seatNames(table, say),
    eye: view.seat ?? looking,
    lookWith,
    ...usePointing(view, pieces, game.steps),
    shown: useMemo(() => placedBy(shown ?? null), [shown]),
    assist: assists(table),
    freeCamera: table.rules.camera === "free",
    choices,
    final,
    placements,
    holding,
    blocks,
    discards,
    acting,
    arming,
    claims,
    offer,
    part,
    showPart,
    place,
    pick,
  };
}

/** Takes a line of the yard by its place among the six; undefined where none is taken now. */
function excavating(
  choices: readonly Action[],
  showPart: Desk["showPart"],
  offer: Desk["offer"],
): ((place: number) => void) | undefined {
  const lines = choices.filter(({ line }) => line !== undefined);
  return lines.length
    ? place => {
        const action = lines.find(({ line }) => line === LINES[place]);
        if (!action) return;
        showPart("yard");
        offer(action);
      }
    : undefined;
}

/** What the table may help with. */
function assists({ rules }: TableInfo): boolean {
  return rules.assist ?? true;
}

/** The line of the log that is pointed at, and what it shows on the table. */
function usePointing(
  view: BlockAndKeyView,
  { floor }: Pieces,
  steps: GameTableProps["game"]["steps"],
): Pick<Desk, "pointed" | "point" | "lit"> {
  const [line, point] = useState<LogLine | null>(null);
  const pointed = useMemo(() => line?.mentions.map(({ piece }) => piece) ?? NO_BLOCKS, [line]);
  const lit = useMemo(() => litKeys(view, floor, steps, line), [view, floor, steps, line]);
  return { pointed, point, lit };
}

/** Puts down what is held, where it may stand; what could not be undone is asked for once more. That second word is
 * about the place that was shown: it ends when the hand moves on. */
function usePlace(placement: Holding["placement"], { armed, offer, cancel }: Arming): () => void {
  const isOver = armed?.cells !== undefined && placement?.action !== armed;
  useLayoutEffect(() => {
    if (isOver) cancel();
  }, [isOver, cancel]);
  return useCallback(() => {
    if (placement) offer(placement.action);
  }, [placement, offer]);
}

interface Taking extends Pick<Desk, "placements" | "final" | "holding" | "arming" | "offer"> {}

/** What a hint proposes is done as if it were chosen here: a placement that could not be undone is taken in hand. */
function useHinted(
  game: GameTableProps["game"],
  choices: readonly Action[],
  { placements, final, holding, arming, offer }: Taking,
): void {
  const show: Holding["show"] = placed => {
    // What was shown before, a line of the yard perhaps, is no longer what is asked about.
    arming.cancel();
    holding.show(placed);
  };
  useProposal(game, choices, choice => {
    // A completed key is ticked in the sheet already, with all others.
    if (choice.kind === "claim") return;
    const { block, cells } = placedBy(choice) ?? {};
    const shown = block && cells && final.has(choice) ? placements.at(block, cells) : undefined;
    if (shown) show(shown);
    else offer(choice);
  });
  useShowing(action => {
    const placed = placedBy(action);
    if (placed) show({ ...placed, action });
    return placed !== null;
  });
}

/** Where an action puts a block down; null if it does not. */
function placedBy(action: Action | null): Placed | null {
  if (!action?.cells || !action.block) return null;
  return { block: String(action.block), cells: action.cells as unknown as Cells };
}

/** Where the next player does not wait for the end of the turn, going on ends what can be undone. */
function harmless({ rules }: TableInfo, view: BlockAndKeyView, final: ReadonlySet<Action>) {
  const waits = view.solo_turns !== null || rules.undo === "end-turn";
  return (answer: Action): boolean => rules.undo === "none" || (waits && !final.has(answer));
}

/** The part in sight: a question that is answered in one of them brings it there. */
function usePart(
  view: BlockAndKeyView,
  question: number | null | undefined,
  choices: readonly Action[],
  shown: Action | null,
): readonly [Part, (part: Part) => void] {
  const [part, showPart] = useState<Part>("mine");
  const wanted = shown ? partShowing(shown) : partOf(view, choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question, or what is shown, moves what is in sight
  useEffect(() => {
    if (wanted) showPart(wanted);
  }, [question, wanted, shown]);
  return [part, showPart];
}

/** Where a choice lies that is only shown. */
function partShowing({ kind }: Action): Part {
  return kind === "draft" || kind === "excavate" ? "yard" : "mine";
}

/** Where a question is answered; null: where one looks already. */
function partOf(view: BlockAndKeyView, choices: readonly Action[]): Part | null {
  if (!choices.length) return null;
  if (choices.every(({ kind }) => kind === "draft" || kind === "excavate")) return "yard";
  return view.step === "turn" ? null : "mine";
}
