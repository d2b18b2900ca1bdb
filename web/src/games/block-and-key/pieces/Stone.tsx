// Small pictures: a glyph, a stone's face, a block.
import { memo } from "react";
import { isometric } from "../temple/isometric";
import type { Cells, Colour, Tier } from "../view";
import { COLOUR_GLYPHS, TIER_GLYPHS } from "./glyphs";

export function TierGlyph({ tier, size = "1em" }: { tier: Tier; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`tier-glyph tier-${tier}`}
      aria-hidden="true"
    >
      <path d={TIER_GLYPHS[tier]} fillRule="evenodd" />
    </svg>
  );
}

/** One face of a stone, inside an SVG whose unit is a cell of 24. */
export function StoneFace({
  colour,
  x,
  y,
  className = "",
}: {
  colour: Colour;
  x: number;
  y: number;
  className?: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`} className={`stone stone-${colour} ${className}`}>
      <rect className="stone-body" x="0.6" y="0.6" width="22.8" height="22.8" rx="2.2" />
      <path
        className="stone-glyph"
        d={COLOUR_GLYPHS[colour]}
        transform="translate(4.3 4.3) scale(0.64)"
        fillRule="evenodd"
      />
    </g>
  );
}

/** A colour on its own: an Enigma, a legend, a choice. */
export function ColourStone({ colour, size = 40 }: { colour: Colour; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <StoneFace colour={colour} x={0} y={0} />
    </svg>
  );
}

export const BlockPicture = memo(function BlockPicture({
  colour,
  cells,
  size = 64,
}: {
  colour: Colour;
  cells: Cells;
  size?: number;
}) {
  const { faces, box } = isometric(cells);
  return (
    <svg
      viewBox={box.join(" ")}
      width={size}
      height={size}
      className={`block-picture stone-${colour}`}
      aria-hidden="true"
    >
      {faces.map(face => (
        <g key={`${face.shade} ${face.points}`}>
          <polygon className={`stone-body face-${face.shade}`} points={face.points} />
          <path
            className="stone-glyph"
            d={COLOUR_GLYPHS[colour]}
            transform={`${face.matrix} translate(4.8 4.8) scale(0.6)`}
            fillRule="evenodd"
          />
        </g>
      ))}
    </svg>
  );
});
