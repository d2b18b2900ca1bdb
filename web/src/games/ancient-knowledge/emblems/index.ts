// All emblems, by card.
import { ARTEFACTS } from "./artefacts";
import { CITIES } from "./cities";
import type { Emblem } from "./emblem";
import { MEGALITHS } from "./megaliths";
import { PYRAMIDS } from "./pyramids";
import { TECHNOLOGIES } from "./technologies";

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...CITIES,
  ...MEGALITHS,
  ...PYRAMIDS,
  ...ARTEFACTS,
  ...TECHNOLOGIES,
};
