// My face, the flat picture from my side, and below it my keys. A spectator looks from any side.
import { useMemo, useState } from "react";
import { Choice } from "../../../design/forms";
import type { Action } from "../../../server/choices";
import { useSay } from "../../../texts/TextsProvider";
import { Hand } from "../keys/Hand";
import { bestLies, type Lie } from "../keys/matches";
import type { Desk } from "../useDesk";
import { type BlockAndKeyView, blockColour, sideOf } from "../view";
import { type FaceGhost, FaceView } from "./FaceView";
import { faceWords } from "./faceWords";
import { ghostSpots, type Place } from "./flat";
import { standingCells } from "./standing";

export function MyFace({ desk }: { desk: Desk }) {
  const say = useSay();
  const { view, names, eye, pieces, holding, choices, assist, offer } = desk;
  const [shown, setShown] = useState<string | null>(null);
  const face = view.faces[eye] ?? [];
  const words = faceWords(say, face);
  const lies = useLies(desk, shown, face);
  const side = say("temple-face-from", { side: sideOf(view, eye) });
  const title = view.seat === null ? (names[eye] ?? "") : say("temple-my-face");
  return (
    <section className="panel bk-face" aria-label={title} tabIndex={view.seat === null ? 0 : undefined}>
      <h2 className="table-heading">
        {title} <span className="soft">{side}</span>
      </h2>
      {view.seat === null && names.length > 1 && <LookWith desk={desk} />}
      <FaceView
        face={face}
        label={`${title}. ${words}`}
        lies={lies}
        ghost={useFaceGhost(view, desk)}
        pointed={usePointed(desk)}
        {...(holding.hold ? { pick: holding.across } : {})}
      />
      {view.hand && (
        <Hand
          hand={view.hand}
          view={view}
          pieces={pieces}
          choices={keyChoices(choices)}
          claimable={desk.claims.keys}
          promised={holding.spoken?.claims ?? []}
          shown={shown}
          lies={lies}
          assist={assist}
          show={setShown}
          choose={offer}
        />
      )}
    </section>
  );
}

/** A spectator chooses whose picture to look at; the eye goes to that side. */
function LookWith({ desk: { view, names, eye, lookWith } }: { desk: Desk }) {
  const say = useSay();
  return (
    <Choice
      label={say("temple-look-from")}
      value={String(eye)}
      options={names.map((name, seat) => [
        String(seat),
        `${name} · ${say("block-and-key-side", { side: sideOf(view, seat) })}`,
      ])}
      change={seat => lookWith(Number(seat))}
    />
  );
}

function keyChoices(choices: readonly Action[]): Map<string, Action> {
  const keys = choices.filter(choice => choice.kind === "return");
  return new Map(keys.map(choice => [choice.key as string, choice]));
}

function useLies({ pieces, assist }: Desk, key: string | null, face: readonly string[]): Lie[] {
  return useMemo(() => {
    const card = key ? pieces.keys.get(key) : undefined;
    return card && assist ? bestLies(card, face) : [];
  }, [pieces, assist, key, face]);
}

/** Where the blocks that are pointed at show a face, and where a claimed key that is lit was seen from this side. */
function usePointed({ view, eye, pointed, lit, pieces }: Desk): readonly Place[] {
  return useMemo(() => {
    const claimed = lit.filter(({ seat }) => seat === eye).flatMap(({ squares }) => squares);
    if (claimed.length)
      return [...new Map(claimed.map(square => [String(square), square])).values()].map(
        ([across, level]) => ({ across, level }),
      );
    const meant = view.blocks.filter(([id]) => pointed.includes(id));
    const others = standingCells({ ...view, blocks: view.blocks.filter(([id]) => !pointed.includes(id)) });
    return ghostSpots(
      sideOf(view, eye),
      meant.flatMap(([, cells]) => cells),
      others,
      pieces.floor,
    );
  }, [view, eye, pointed, lit, pieces]);
}

function useFaceGhost(view: BlockAndKeyView, { holding, pieces, shown }: Desk): FaceGhost | null {
  const { hold, ghost, placement } = holding;
  return useMemo(() => {
    const seen = hold && ghost ? { block: hold.block, cells: ghost } : shown;
    if (!seen) return null;
    const spots = ghostSpots(sideOf(view), seen.cells, standingCells(view), pieces.floor);
    return { colour: blockColour(seen.block), legal: Boolean(placement) || seen === shown, spots };
  }, [view, hold, ghost, placement, shown, pieces]);
}
