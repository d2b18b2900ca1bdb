// What is heard of Block and Key, by the kind of the event.
import type { Sounds } from "../../../sound/events";

export const SOUNDS: Sounds = {
  placed: "stone",
  "core-set": "stone",
  "key-claimed": "key",
  excavated: "slide",
  "site-filled": "card",
  discarded: "card",
};
