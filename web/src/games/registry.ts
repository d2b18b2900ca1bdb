// The one place where a game's table is named. Each is loaded when it is first shown.
import { type ComponentType, lazy } from "react";
import type { GameTableProps, ScoreLinesProps } from "./gameTable";

interface GameEntry {
  Table: ComponentType<GameTableProps>;
  /** The lines of a score, for the end screen. */
  ScoreLines: ComponentType<ScoreLinesProps>;
  /** Topics of the catalogue that its table speaks from. */
  topics: readonly string[];
  /** Whether it is seen through a camera, which the table may set free. */
  spatial?: boolean;
}

export const GAMES: Record<string, GameEntry> = {
  "block-and-key": {
    Table: lazy(() => import("./block-and-key/BlockAndKeyTable")),
    ScoreLines: lazy(() => import("./block-and-key/ScoreLines")),
    topics: ["block-and-key", "temple"],
    spatial: true,
  },
  "ancient-knowledge": {
    Table: lazy(() => import("./ancient-knowledge/AncientKnowledgeTable")),
    ScoreLines: lazy(() => import("./ancient-knowledge/ScoreLines")),
    topics: ["ancient-knowledge", "knowledge"],
  },
};
