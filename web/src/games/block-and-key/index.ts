// Block and Key in the browser.
import { lazy } from "react";
import { REFUSALS } from "../../texts/texts";
import type { GameManifest } from "../manifest";
import { Picture } from "./Picture";
import { Still } from "./Still";
import type { BlockAndKeyView } from "./view";

export default {
  topics: ["block-and-key", "temple"],
  Picture,
  showpiece: { Still, Live: lazy(() => import("./Live")) },
  Table: lazy(() => import("./BlockAndKeyTable")),
  ScoreLines: lazy(() => import("./ScoreLines")),
  Finale: lazy(() => import("./Finale")),
  pictured: async view => ({ face: (view as unknown as BlockAndKeyView).faces[0] ?? null }),
  RulePictures: lazy(() => import("./rules/RulePictures")),
  lesson: () => import("./lessons"),
  Text: lazy(() => import("./KeyText")),
  preload: () => Promise.all([import("./BlockAndKeyTable"), import("./scene/Temple")]),
  Glimpse: lazy(() => import("./Glimpse")),
  spatial: true,
  pages: [
    {
      path: "/workshop",
      title: "web-workshop",
      topics: ["workshop", "block-and-key", "temple", REFUSALS],
      Page: lazy(() => import("./workshop/WorkshopPage")),
    },
  ],
} satisfies GameManifest;
