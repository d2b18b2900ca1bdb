// What is asked, the temple with the hand above it, and the blocks one may take.
import { lazy, Suspense, useMemo } from "react";
import { openRules } from "../../../rules/drawer";
import { useSay } from "../../../texts/TextsProvider";
import type { GameTableProps } from "../../gameTable";
import type { Paced } from "../../motion/usePaced";
import { type ShortCut, ShortCuts } from "../../short-cuts/ShortCuts";
import { DecisionBar } from "../areas/DecisionBar";
import { Supply } from "../areas/Supply";
import { supplyState } from "../areas/supplyState";
import { Arrows, Verdict } from "../holding/HoldBar";
import { useFingers } from "../holding/useFingers";
import { useLift } from "../holding/useLift";
import { describeScene, type Scene } from "../scene/describe";
import type { Desk, Placed } from "../useDesk";
import { blockColour, type Cells } from "../view";
import { keyOf } from "./geometry";

const Temple = lazy(() => import("../scene/Temple"));

interface Props extends Pick<GameTableProps, "undo" | "endTurn" | "meanwhile"> {
  desk: Desk;
  paced: Paced;
  /** Whether hints may be asked for. */
  hints: boolean | undefined;
}

export function TempleArea({ desk, paced, hints, ...turn }: Props) {
  const say = useSay();
  const { view, pieces, holding, blocks, discards, pick } = desk;
  const scene = useScene(desk);
  const fingers = useFingers(holding);
  const lifting = useLift(desk);
  const heading = view.called
    ? "temple-ancients-block"
    : discards.length
      ? "temple-supply-discard"
      : "temple-supply";
  return (
    <div className="bk-main">
      <DecisionBar desk={desk} paced={paced} {...turn} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, the keyboard does by its keys */}
      <div
        className={holding.hold ? "bk-temple holding" : "bk-temple"}
        data-ghost={holding.ghost ? keyOf(holding.ghost) : undefined}
        data-place="temple"
        onContextMenu={event => {
          if (!holding.hold) return;
          event.preventDefault();
          // A finger that rests is no right click.
          if ((event.nativeEvent as PointerEvent).pointerType !== "touch") holding.turn("turn");
        }}
        {...fingers.handlers}
      >
        <Suspense fallback={<p className="loading-temple">{say("web-loading")}</p>}>
          <Temple
            scene={scene}
            floor={pieces.floor}
            free={desk.freeCamera}
            steady={holding.pinned}
            claimed={desk.lit}
            label={say("temple-temple-label", {
              blocks: view.blocks.length,
              side: say("block-and-key-side", { side: scene.side }),
            })}
            onOver={column => fingers.areSeveral() || holding.over(column)}
            onPick={column => fingers.areSeveral() || holding.pin(column)}
            onGhost={() => {
              if (fingers.areSeveral()) return;
              if (holding.isPinnedForLong()) desk.place();
              else holding.move(0, 0);
            }}
          />
        </Suspense>
        <Verdict holding={holding} pieces={pieces} assist={desk.assist} />
        <FinalRound desk={desk} />
        <Arrows holding={holding} />
        <ShortCuts list={useShortCuts()} hints={hints} game="block-and-key" />
      </div>
      {view.seat !== null && (
        <section className="bk-supply" aria-label={say("temple-supply")}>
          <h2 className="table-heading">{say(heading)}</h2>
          <Supply
            blocks={blocks}
            pieces={pieces}
            held={holding.hold?.block ?? null}
            state={supplyState(desk)}
            pick={pick}
            lifting={lifting}
          />
        </section>
      )}
    </div>
  );
}

/** Said where one looks while nothing is held; what ends the game, the rule says. */
function FinalRound({ desk: { view, holding } }: { desk: Desk }) {
  const say = useSay();
  if (view.last_turns <= 0 || view.outcome || holding.hold) return null;
  return (
    <button type="button" className="verdict final-turns" onClick={() => openRules("block-and-key", "end")}>
      {say("block-and-key-last-turns", { turns: view.last_turns })}
    </button>
  );
}

/** What the keyboard can do here. */
function useShortCuts(): ShortCut[] {
  const say = useSay();
  return [
    { keys: "1–7", text: say("temple-short-take") },
    { keys: "⇧ 1 … ⇧ 3", text: say("temple-short-rows") },
    { keys: "⇧ 4 … ⇧ 6", text: say("temple-short-columns") },
    { keys: "← → ↑ ↓", text: say("temple-short-arrows") },
    { keys: "R", text: say("temple-short-turn") },
    { keys: "T", text: say("temple-short-tip") },
    { keys: "Y", text: say("temple-short-roll") },
    { keys: "F", text: say("temple-short-fit") },
    { keys: "Enter", text: say("temple-short-place") },
    { keys: "Esc", text: say("temple-short-release") },
    { keys: say("temple-short-click"), text: say("temple-short-turn") },
    { keys: say("temple-short-wheel.keys"), text: say("temple-short-wheel") },
  ];
}

function useScene({ view, eye, pointed, shown, holding }: Desk): Scene {
  const { hold, ghost, placement, spoken, tops, columns, planning } = holding;
  const faulty = useMemo(() => faultyCells(spoken?.refused?.details), [spoken]);
  return useMemo(() => {
    const looking = { eye, pointed };
    if (!hold || !ghost) return describeScene(view, shown && hoveringAt(shown, tops), looking);
    const legal = Boolean(placement) || planning;
    const hovering = {
      ghost: {
        colour: blockColour(hold.block),
        cells: ghost,
        legal,
        faulty: legal ? [] : faulty,
      },
      columns: columns(hold),
      tops,
    };
    return describeScene(view, hovering, looking);
  }, [view, eye, pointed, shown, hold, ghost, placement, faulty, tops, columns, planning]);
}

/** A block that is only shown: there is nowhere else to put it. */
function hoveringAt({ block, cells }: Placed, tops: Map<string, number>) {
  const nowhere = { now: new Set<string>(), turned: new Set<string>() };
  return { ghost: { colour: blockColour(block), cells, legal: true, faulty: [] }, columns: nowhere, tops };
}

/** The cells a refusal names: by rule, or as one list. */
function faultyCells(details: Record<string, unknown> | undefined): Cells {
  const cells = details?.cells;
  if (!cells || typeof cells !== "object") return [];
  const all = Array.isArray(cells) ? cells : Object.values(cells as Record<string, Cells>).flat();
  return [...new Map((all as Cells).map(cell => [cell.join(), cell])).values()];
}
