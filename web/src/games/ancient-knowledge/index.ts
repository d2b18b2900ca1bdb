// Ancient Knowledge in the browser.
import { lazy } from "react";
import type { GameManifest } from "../manifest";
import { readCards } from "./cards/files";
import { Picture } from "./pictures/Picture";
import type { AncientKnowledgeView } from "./view";

export default {
  topics: ["ancient-knowledge", "knowledge"],
  Picture,
  Position: lazy(() => import("./pictures/Position")),
  Table: lazy(() => import("./AncientKnowledgeTable")),
  Finale: lazy(() => import("./result/Finale")),
  pictured: async (_view, seat) => (await import("./result/pictured")).pictured(seat),
  ScoreLines: lazy(() => import("./result/ScoreLines")),
  RulePictures: lazy(() => import("./rules/RulePictures")),
  nameOf: async (piece, language) =>
    (await (await import("./cards/cards")).loadCards(language)).get(piece)?.name ?? piece,
  following: async (action, view, language) => {
    const [{ following }, { loadCards }] = await Promise.all([
      import("./desk/following"),
      import("./cards/cards"),
    ]);
    return following(action, view as unknown as AncientKnowledgeView, await loadCards(language));
  },
  lesson: () => import("./lessons"),
  preload: language => Promise.all([import("./AncientKnowledgeTable"), readCards(language)]),
  Glimpse: lazy(() => import("./pictures/Glimpse")),
  pages: [
    {
      path: "/cards",
      title: "web-cards",
      topics: ["knowledge"],
      Page: lazy(() => import("./cards/CardsPage")),
    },
  ],
} satisfies GameManifest;
