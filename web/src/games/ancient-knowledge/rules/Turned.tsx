// Monuments of a past: two upright, one rotated by excavating, and the two cards that it gives.
import "./rules.css";
import { SHAPES } from "./Sliding";

export function Turned({ label }: { label: string }) {
  return (
    <svg className="rule-turned" viewBox="0 0 220 60" role="img" aria-label={label}>
      {(["city", "pyramid"] as const).map((shape, place) => (
        <g key={shape}>
          <rect className="sliding-space" x={4 + place * 44} y="4" width="38" height="52" rx="5" />
          <path
            className="sliding-monument"
            d={SHAPES[shape]}
            transform={`translate(${10 + place * 44} 18)`}
          />
        </g>
      ))}
      <g transform="translate(94 12)">
        <rect className="sliding-space" x="0" y="0" width="52" height="38" rx="5" />
        <path className="sliding-old" d={SHAPES.megalith} transform="translate(42 6) rotate(90)" />
      </g>
      <path className="sliding-arrow" d="M152 31h14m-5 -5 6 5 -6 5" />
      <rect className="sliding-space" x="176" y="8" width="26" height="38" rx="3" />
      <rect className="sliding-space" x="186" y="14" width="26" height="38" rx="3" />
    </svg>
  );
}
