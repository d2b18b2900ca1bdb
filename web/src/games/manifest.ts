// What is particular to one game in the browser: `games/<game>/index.ts` says it, and all else is taken from there.
// What is large is loaded when it is first shown.
import type { ComponentType } from "react";
import type { Lesson } from "../lessons/lessons";
import type { GameTableProps, ScoreLinesProps } from "./gameTable";

export interface GameManifest {
  /** Topics of the catalogue that its table speaks from. */
  topics: readonly string[];
  /** The game at a glance, for the lobby. */
  Picture: ComponentType;
  Table: ComponentType<GameTableProps>;
  /** The lines of a score, for the end screen. */
  ScoreLines: ComponentType<ScoreLinesProps>;
  /** Pictures beside a section of the rules, where they say it better. */
  RulePictures?: ComponentType<RulePicturesProps>;
  /** The lesson, where there is one. */
  lesson?(): Promise<{ default: Lesson }>;
  /** Pages of its own, beside the rules. */
  pages?: readonly GamePage[];
  /** Whether it is seen through a camera, which the table may set free. */
  spatial?: boolean;
}

export interface RulePicturesProps {
  section: string;
}

export interface GamePage {
  path: string;
  /** The id of its title. */
  title: string;
  topics: readonly string[];
  Page: ComponentType;
}
