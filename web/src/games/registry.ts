// Every game's manifest, found by its folder. A game that has none is shown in words.
import { isTopic } from "../texts/texts";
import type { GameManifest } from "./manifest";
import { PLAIN } from "./plain/manifest";

const FOUND = import.meta.glob<GameManifest>("./*/index.ts", { eager: true, import: "default" });

export const MANIFESTS: ReadonlyMap<string, GameManifest> = new Map(
  Object.entries(FOUND).map(([path, manifest]) => [path.split("/")[1] ?? "", manifest]),
);

export function manifestOf(game: string): GameManifest {
  return MANIFESTS.get(game) ?? { ...PLAIN, topics: [game].filter(isTopic) };
}

/** Whether a game has a table that is more than words. */
export function hasPicture(game: string): boolean {
  return MANIFESTS.has(game);
}

export interface ShownTable extends Pick<GameManifest, "Table" | "topics"> {
  /** Whether it is the one in words. */
  isText: boolean;
}

/** A game's table, or the one in words for whoever likes it better. */
export function tableOf(game: string, asText: boolean): ShownTable {
  const { Table, topics } = manifestOf(game);
  const isText = asText || !hasPicture(game);
  return { Table: isText ? PLAIN.Table : Table, topics, isText };
}
