// What is asked, the temple with the hand above it, and the blocks one may take.
import { lazy, Suspense, useMemo } from "react";
import { useSay } from "../../texts/TextsProvider";
import type { Paced } from "../motion/usePaced";
import { DecisionBar } from "./DecisionBar";
import { HoldBar } from "./HoldBar";
import { Supply } from "./Supply";
import { describeScene, type Scene } from "./scene/describe";
import type { Desk } from "./useDesk";
import { blockColour, type Cells } from "./view";

const Temple = lazy(() => import("./scene/Temple"));

export function TempleArea({ desk, paced }: { desk: Desk; paced: Paced }) {
  const say = useSay();
  const { view, pieces, placements, holding, blocks, discards, place, pick } = desk;
  const scene = useScene(desk);
  const heading = view.called
    ? "temple-ancients-block"
    : discards.length
      ? "temple-supply-discard"
      : "temple-supply";
  const places = discards.length
    ? new Map(discards.map(({ block }) => [String(block), 1]))
    : new Map([...placements.byBlock].map(([block, all]) => [block, all.length]));
  return (
    <div className="bk-main">
      <DecisionBar desk={desk} paced={paced} />
      <div
        className={holding.hold ? "bk-temple holding" : "bk-temple"}
        onWheel={event => holding.hold && holding.cycle(Math.sign(event.deltaY))}
      >
        <Suspense fallback={<p className="loading-temple">{say("web-loading")}</p>}>
          <Temple
            scene={scene}
            floor={pieces.floor}
            free={desk.freeCamera}
            label={say("temple-temple-label", {
              blocks: view.blocks.length,
              side: say("block-and-key-side", { side: scene.side }),
            })}
            onOver={holding.over}
            onPick={holding.pin}
          />
        </Suspense>
        <HoldBar holding={holding} pieces={pieces} place={place} />
      </div>
      {view.seat !== null && (
        <section className="bk-supply" aria-label={say("temple-supply")}>
          <h2 className="table-heading">{say(heading)}</h2>
          <Supply
            blocks={blocks}
            pieces={pieces}
            held={holding.hold?.block ?? null}
            places={places}
            pick={pick}
          />
        </section>
      )}
    </div>
  );
}

function useScene({ view, eye, pointed, holding }: Desk): Scene {
  const { hold, ghost, placement, spoken, tops, columns } = holding;
  const faulty = useMemo(() => faultyCells(spoken?.refused?.details), [spoken]);
  return useMemo(() => {
    const looking = { eye, pointed };
    if (!hold || !ghost) return describeScene(view, null, looking);
    const legal = Boolean(placement);
    const hovering = {
      ghost: { colour: blockColour(hold.block), cells: ghost, legal, faulty: legal ? [] : faulty },
      columns: columns(hold),
      tops,
    };
    return describeScene(view, hovering, looking);
  }, [view, eye, pointed, hold, ghost, placement, faulty, tops, columns]);
}

/** The cells a refusal names: by rule, or as one list. */
export function faultyCells(details: Record<string, unknown> | undefined): Cells {
  const cells = details?.cells;
  if (!cells || typeof cells !== "object") return [];
  const all = Array.isArray(cells) ? cells : Object.values(cells as Record<string, Cells>).flat();
  return [...new Map((all as Cells).map(cell => [cell.join(), cell])).values()];
}
