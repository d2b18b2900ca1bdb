// Where a puzzle is, and which one comes next.
import { useGuest } from "../app/guest";
import type { PuzzleInfo } from "../messages";
import { api } from "../server/api";
import type { Texts } from "../texts/texts";

export const puzzlePath = ({ game, id }: Pick<PuzzleInfo, "game" | "id">): string => `/puzzles/${game}/${id}`;

/** The address of a puzzle at one's strength; whoever has said no name yet gets one. */
export async function nextPuzzle(game: string, texts: Texts): Promise<string> {
  await useGuest.getState().ensure(texts.say("web-guest"));
  return puzzlePath(await api.nextPuzzle(game));
}
