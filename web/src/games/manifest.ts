// What is particular to one game in the browser: `games/<game>/index.ts` says it, and all else is taken from there.
// What is large is loaded when it is first shown.
import type { ComponentType } from "react";
import type { Language } from "../languages";
import type { Lesson } from "../lessons/lessons";
import type { Frame, Outcome } from "../messages";
import type { Action } from "../server/choices";
import type { SeatGame } from "../server/tableState";
import type { GameTableProps, ScoreLinesProps } from "./gameTable";
import type { Course } from "./result/course";
import type { Shared } from "./result/sharePicture";

export interface GameManifest {
  /** Topics of the catalogue that its table speaks from. */
  topics: readonly string[];
  /** The game at a glance, for the lobby. */
  Picture: ComponentType;
  /** Something of it to look at in the lobby: a still picture at once, and one that moves when there is time to load it. */
  showpiece?: Showpiece;
  /** A position at a glance, as its first seat looks at it, from the view of a spectator. */
  Position?: ComponentType<{ view: SeatGame["view"]; label: string }>;
  Table: ComponentType<GameTableProps>;
  /** The lines of a score, for the end screen. */
  ScoreLines: ComponentType<ScoreLinesProps>;
  /** What was built, shown with the result. */
  Finale?: ComponentType<FinaleProps>;
  /** Kinds of lines of a score that nobody knows before the end: no turn brought them. */
  countedLast?: readonly string[];
  /** What a picture of the result shows of what a seat built: the face of a temple, or emblems. */
  pictured?(view: SeatGame["view"], seat: number): Promise<Pick<Partial<Shared>, "face" | "emblems">>;
  /** Pictures beside a section of the rules, where they say it better. */
  RulePictures?: ComponentType<RulePicturesProps>;
  /** Lessons, where there are some, the first one first. */
  lesson?(): Promise<{ default: readonly Lesson[] }>;
  /** What a piece is called that a puzzle names. */
  nameOf?(piece: string, language: Language): Promise<string>;
  /** What a choice asks for next, where that is known beforehand: in words it is chosen before anything is sent. */
  following?(action: Action, view: SeatGame["view"], language: Language): Promise<FollowUp | null>;
  /** A text of the server's in which pieces that go by ids show themselves. */
  Text?: ComponentType<GameTextProps>;
  /** Pages of its own, beside the rules. */
  pages?: readonly GamePage[];
  /** Have at hand what its table is made of, before somebody sits down. */
  preload?(language: Language): Promise<unknown>;
  /** How it is played, in four scenes; `scene` counts from 0. The words to them are `waiting-glimpse-<game>-1` to `-4`. */
  Glimpse?: ComponentType<{ scene: number }>;
  /** Whether it is seen through a camera, which the table may set free. */
  spatial?: boolean;
}

/** So many of these, for one purpose. */
export interface FollowUp {
  /** The type of decision that asks for them, and the kind of action that names one. */
  asked: string;
  kind: string;
  number: number;
  choices: readonly { card: string; text: string }[];
}

export interface Showpiece {
  Still: ComponentType;
  /** `ready` is called when it can be shown instead of the still picture. */
  Live: ComponentType<{ ready(): void }>;
}

export interface FinaleProps {
  view: SeatGame["view"];
  /** The lines of everybody's score. */
  lines: Outcome["lines"];
  names: readonly string[];
  /** How the points came, and the whole game; null until they are known, and where they must not be. */
  course: Course | null;
  frames: readonly Frame[] | null;
  /** The table is read, not looked at: in words alone, and nothing large is loaded. */
  plain: boolean;
}

export interface GameTextProps {
  text: string;
  /** The options of the game that it tells of. */
  options: Record<string, unknown>;
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
