// Ancient Knowledge in the browser.
import { lazy } from "react";
import type { GameManifest } from "../manifest";
import { Picture } from "./Picture";

export default {
  topics: ["ancient-knowledge", "knowledge"],
  Picture,
  Table: lazy(() => import("./AncientKnowledgeTable")),
  ScoreLines: lazy(() => import("./ScoreLines")),
  RulePictures: lazy(() => import("./rules/RulePictures")),
  lesson: () => import("./lesson"),
  pages: [
    { path: "/cards", title: "web-cards", topics: ["knowledge"], Page: lazy(() => import("./CardsPage")) },
  ],
} satisfies GameManifest;
