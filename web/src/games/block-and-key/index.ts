// Block and Key in the browser.
import { lazy } from "react";
import type { GameManifest } from "../manifest";
import { Picture } from "./Picture";

export default {
  topics: ["block-and-key", "temple"],
  Picture,
  Table: lazy(() => import("./BlockAndKeyTable")),
  ScoreLines: lazy(() => import("./ScoreLines")),
  RulePictures: lazy(() => import("./rules/RulePictures")),
  lesson: () => import("./lesson"),
  spatial: true,
} satisfies GameManifest;
