// A flat picture in words: what a screen reader hears.
import type { Texts } from "../../../texts/texts";
import { colourOf } from "../view";

/** Column by column from the left, counted from 1, each from the floor up; empty columns are left out. */
export function faceWords(say: Texts["say"], face: readonly string[]): string {
  const width = face[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, across) =>
    [...face]
      .reverse()
      .map(row => colourOf(row[across]))
      .map(colour => (colour ? say("block-and-key-colour", { colour }) : null)),
  );
  return columns
    .map((colours, place) => ({ place, colours: trimmed(colours) }))
    .filter(({ colours }) => colours.length)
    .map(({ place, colours }) => {
      const told = colours.map(colour => colour ?? say("block-and-key-told-gap"));
      return say("block-and-key-told-column", { place: place + 1, colours: told.join(", ") });
    })
    .join(". ");
}

function trimmed<T>(colours: readonly (T | null)[]): (T | null)[] {
  const last = colours.findLastIndex(colour => colour !== null);
  return colours.slice(0, last + 1);
}
