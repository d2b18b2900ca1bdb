// An emblem, drawn: the card's monument or thing in its land. A broad frame shows more of the land.
import "./emblems.css";
import { memo } from "react";
import type { Drawing } from "./draw";
import { EMBLEMS } from "./index";
import { LANDS } from "./lands";

interface Props {
  /** The card. */
  id: string;
  className?: string;
}

export const EmblemPicture = memo(function EmblemPicture({ id, className = "" }: Props) {
  const emblem = EMBLEMS[id];
  if (!emblem) return null;
  return (
    <svg viewBox="0 0 64 64" className={`emblem em-${emblem.land} ${className}`} aria-hidden="true">
      <Parts drawing={LANDS[emblem.land]} />
      <Parts drawing={emblem.drawing} />
    </svg>
  );
});

function Parts({ drawing }: { drawing: Drawing }) {
  return drawing.map((part, index) =>
    "parts" in part ? (
      <g key={index} transform={part.transform} className={part.material && `em-of-${part.material}`}>
        <Parts drawing={part.parts} />
      </g>
    ) : (
      <path key={index} className={`em-${part[0]}`} d={part[1]} />
    ),
  );
}
