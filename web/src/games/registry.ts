// The one place where a game's table is named. Each is loaded when it is first shown.
import { type ComponentType, lazy } from "react";
import type { GameTableProps } from "./gameTable";

interface GameEntry {
  Table: ComponentType<GameTableProps>;
  /** Topics of the catalogue that its table speaks from. */
  topics: readonly string[];
}

export const GAMES: Record<string, GameEntry> = {
  "block-and-key": {
    Table: lazy(() => import("./block-and-key/BlockAndKeyTable")),
    topics: ["block-and-key"],
  },
  "ancient-knowledge": {
    Table: lazy(() => import("./ancient-knowledge/AncientKnowledgeTable")),
    topics: [],
  },
};
