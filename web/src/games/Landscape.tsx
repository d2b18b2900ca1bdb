// The ground and sky that every game's picture stands on.
import "./landscape.css";
import type { ReactNode } from "react";

export function Landscape({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 280 96"
      preserveAspectRatio="xMidYMax slice"
      className="game-picture"
      aria-hidden="true"
    >
      <path className="picture-far" d="M-60 74Q10 52 74 66T196 58T340 72V100H-60Z" />
      {children}
    </svg>
  );
}
