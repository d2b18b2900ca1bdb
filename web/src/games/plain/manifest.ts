// What a game has that brings nothing of its own: a table in words.
import { lazy } from "react";
import type { GameManifest } from "../manifest";
import { Picture } from "./Picture";

export const PLAIN: GameManifest = {
  topics: [],
  Picture,
  Table: lazy(() => import("./PlainTable")),
  ScoreLines: lazy(() => import("./ScoreLines")),
};
