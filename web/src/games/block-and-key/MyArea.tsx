// What is mine: my face, my keys, and below them the log or the list of all placements.
import { lazy, Suspense, useMemo, useState } from "react";
import type { Action } from "../../server/choices";
import type { SeatGame } from "../../server/tableState";
import { useSay } from "../../texts/TextsProvider";
import type { GameTableProps } from "../gameTable";
import { type FaceGhost, FaceView, useFaceWords } from "./FaceView";
import { ghostSpots } from "./flat";
import { Hand } from "./Hand";
import { bestLies, type Lie } from "./matches";
import { standingCells } from "./standing";
import type { Desk } from "./useDesk";
import { type BlockAndKeyView, blockColour, type Colour, sideOf } from "./view";

const KeyLog = lazy(() => import("./KeyLog"));
const PlacementList = lazy(() => import("./PlacementList"));

interface Props {
  desk: Desk;
  game: SeatGame;
  tell: GameTableProps["tell"];
  log: GameTableProps["log"];
}

export function MyArea({ desk, game, tell, log }: Props) {
  return (
    <aside className="bk-mine">
      <MyFace desk={desk} />
      <Below desk={desk} game={game} tell={tell} log={log} />
    </aside>
  );
}

function MyFace({ desk }: { desk: Desk }) {
  const say = useSay();
  const { view, names, pieces, holding, choices, assist, act } = desk;
  const [shown, setShown] = useState<string | null>(null);
  const face = view.faces[view.seat ?? 0] ?? [];
  const words = useFaceWords(face);
  const lies = useLies(desk, shown, face);
  const side = say("block-and-key-side", { side: sideOf(view) });
  const title = view.seat === null ? (names[0] ?? "") : say("temple-my-face");
  return (
    <section className="panel bk-face" aria-label={title}>
      <h2 className="table-heading">
        {title} <span className="soft">{side}</span>
      </h2>
      <FaceView face={face} label={`${title}. ${words}`} lies={lies} ghost={useFaceGhost(view, desk)} />
      {view.hand && (
        <Hand
          hand={view.hand}
          enigma={view.enigma}
          enigmaFaces={countFaces(face, view.enigma)}
          pieces={pieces}
          choices={keyChoices(choices)}
          promised={holding.spoken?.claims ?? []}
          shown={shown}
          lies={lies}
          assist={assist}
          show={setShown}
          choose={act}
        />
      )}
    </section>
  );
}

function Below({ desk, game, tell, log }: Props) {
  const say = useSay();
  const { pieces, placements, choices, holding } = desk;
  const [wanted, setWanted] = useState(false);
  const listing = wanted && placements.count > 0;
  return (
    <section className="panel bk-log">
      <div className="row bk-tabs">
        <Tab on={!listing} choose={() => setWanted(false)} text={say("web-log")} />
        {placements.count > 0 && (
          <Tab
            on={listing}
            choose={() => setWanted(true)}
            text={`${say("temple-places")} (${placements.count})`}
          />
        )}
      </div>
      <Suspense>
        {listing ? (
          <PlacementList
            game={game}
            choices={choices}
            placements={placements}
            pieces={pieces}
            tell={tell}
            show={holding.show}
          />
        ) : (
          <KeyLog lines={log} pieces={pieces} />
        )}
      </Suspense>
    </section>
  );
}

function Tab({ on, choose, text }: { on: boolean; choose(): void; text: string }) {
  return (
    <button type="button" className="button button-small button-quiet" aria-pressed={on} onClick={choose}>
      {text}
    </button>
  );
}

function keyChoices(choices: readonly Action[]): Map<string, Action> {
  const keys = choices.filter(choice => choice.kind === "claim" || choice.kind === "return");
  return new Map(keys.map(choice => [choice.key as string, choice]));
}

const LETTER = { green: "g", grey: "s", brown: "b", white: "w" } as const;

function countFaces(face: readonly string[], colour: Colour | null): number {
  return colour ? [...face.join("")].filter(letter => letter === LETTER[colour]).length : 0;
}

function useLies({ pieces, assist }: Desk, key: string | null, face: readonly string[]): Lie[] {
  return useMemo(() => {
    const card = key ? pieces.keys.get(key) : undefined;
    return card && assist ? bestLies(card, face) : [];
  }, [pieces, assist, key, face]);
}

function useFaceGhost(view: BlockAndKeyView, { holding, pieces }: Desk): FaceGhost | null {
  const { hold, ghost, placement } = holding;
  return useMemo(() => {
    if (!hold || !ghost) return null;
    const spots = ghostSpots(sideOf(view), ghost, standingCells(view), pieces.floor);
    return { colour: blockColour(hold.block), legal: Boolean(placement), spots };
  }, [view, hold, ghost, placement, pieces]);
}
