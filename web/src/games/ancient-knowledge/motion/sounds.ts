// What is heard of Ancient Knowledge, by the kind of the event.
import type { Sounds } from "../../../sound/events";

export const SOUNDS: Sounds = {
  created: "stone",
  learned: "key",
  drew: "card",
  discarded: "card",
  slid: "slide",
  moved: "slide",
  swapped: "slide",
  declined: "decline",
  destroyed: "decline",
  "knowledge-lost": "lost",
};
