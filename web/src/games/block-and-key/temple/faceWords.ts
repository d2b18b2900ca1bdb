// A flat picture in words: what a screen reader hears.
import type { Texts } from "../../../texts/texts";
import { colourOf } from "../view";

/** Column by column from the left, each from the floor up; empty columns are left out. */
export function faceWords(say: Texts["say"], face: readonly string[]): string {
  const width = face[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, across) =>
    [...face]
      .reverse()
      .map(row => colourOf(row[across]))
      .map(colour => (colour ? say("block-and-key-colour", { colour }) : "–")),
  );
  return columns
    .map((colours, place) => ({ place, colours: trimmed(colours) }))
    .filter(({ colours }) => colours.length)
    .map(({ place, colours }) => say("block-and-key-told-column", { place, colours: colours.join(", ") }))
    .join(". ");
}

function trimmed(colours: string[]): string[] {
  const last = colours.findLastIndex(colour => colour !== "–");
  return colours.slice(0, last + 1);
}
