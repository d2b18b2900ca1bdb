// What was found in the finished temple, seat by seat: every claimed key with the squares that showed it, in the order of the
// claims, and last the faces of the Enigma's colour.
import type { Frame, Outcome } from "../../../messages";
import { eventsOf } from "../../motion/frames";
import { type ClaimedKey, facesAt, type Square, squaresOf } from "../keys/claimed";
import { bestLies } from "../keys/matches";
import type { Pieces } from "../pieces/pieces";
import { type BlockAndKeyView, type Colour, letterOf } from "../view";

export type Found = ClaimedKey;

/** `frames`: the whole game, where it can be had; without it a key is shown where it can still be seen. */
export function foundBy(
  seat: number,
  view: BlockAndKeyView,
  pieces: Pieces,
  lines: Outcome["lines"],
  frames: readonly Frame[] | null,
): readonly Found[] {
  const claims = claimsOf(frames);
  const face = view.faces[seat] ?? [];
  return (lines[seat] ?? []).flatMap(({ kind, source, points }) => {
    if (!source) return [];
    const squares =
      kind === "enigma"
        ? squaresIn(face, source as Colour)
        : (claims.get(source) ?? stillSeen(source, pieces, face));
    return [{ key: source, seat, points, squares, faces: facesAt(view, pieces.floor, seat, squares) }];
  });
}

function claimsOf(frames: readonly Frame[] | null): ReadonlyMap<string, readonly Square[]> {
  const steps = (frames ?? []).flatMap(({ step }) => (step ? [step] : []));
  const claims = eventsOf(steps).filter(({ kind }) => kind === "key-claimed");
  return new Map(claims.map(event => [event.key as string, squaresOf(event)]));
}

function stillSeen(key: string, pieces: Pieces, face: readonly string[]): readonly Square[] {
  const card = pieces.keys.get(key);
  const [lie] = card ? bestLies(card, face, 1) : [];
  return lie && !lie.missing ? lie.squares.map(({ across, level }) => [across, level] as const) : [];
}

function squaresIn(face: readonly string[], colour: Colour): readonly Square[] {
  const wanted = letterOf(colour);
  return face.flatMap((row, top) =>
    [...row].flatMap((letter, across) =>
      letter === wanted ? [[across, face.length - 1 - top] as const] : [],
    ),
  );
}
