// Block and Key in the browser.
import { lazy } from "react";
import { REFUSALS } from "../../texts/texts";
import type { GameManifest } from "../manifest";
import { Picture } from "./pictures/Picture";
import { Still } from "./pictures/Still";
import type { BlockAndKeyView } from "./view";

export default {
  topics: ["block-and-key", "temple"],
  Picture,
  showpiece: { Still, Live: lazy(() => import("./pictures/Live")) },
  Position: lazy(() => import("./pictures/Position")),
  Table: lazy(() => import("./BlockAndKeyTable")),
  ScoreLines: lazy(() => import("./result/ScoreLines")),
  Finale: lazy(() => import("./result/Finale")),
  countedLast: ["enigma"],
  pictured: async (view, seat) => ({ face: (view as unknown as BlockAndKeyView).faces[seat] ?? null }),
  RulePictures: lazy(() => import("./rules/RulePictures")),
  lesson: () => import("./lessons"),
  Text: lazy(() => import("./keys/KeyText")),
  preload: () => Promise.all([import("./BlockAndKeyTable"), import("./scene/Temple")]),
  Glimpse: lazy(() => import("./pictures/Glimpse")),
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
