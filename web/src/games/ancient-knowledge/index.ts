// Ancient Knowledge in the browser.
import { lazy } from "react";
import type { GameManifest } from "../manifest";
import { Picture } from "./Picture";

export default {
  topics: ["ancient-knowledge", "knowledge"],
  Picture,
  Table: lazy(() => import("./AncientKnowledgeTable")),
  Finale: lazy(() => import("./Finale")),
  pictured: async view => (await import("./pictured")).pictured(view),
  ScoreLines: lazy(() => import("./ScoreLines")),
  RulePictures: lazy(() => import("./rules/RulePictures")),
  nameOf: async (piece, language) =>
    (await (await import("./cards")).loadCards(language)).get(piece)?.name ?? piece,
  lesson: () => import("./lessons"),
  preload: () => import("./AncientKnowledgeTable"),
  Glimpse: lazy(() => import("./Glimpse")),
  pages: [
    { path: "/cards", title: "web-cards", topics: ["knowledge"], Page: lazy(() => import("./CardsPage")) },
  ],
} satisfies GameManifest;
