// A key card: its tier, its points, its pattern.

import type { KeyCard } from "../pieces/pieces";
import { StoneFace, TierGlyph } from "../pieces/Stone";
import { colourOf } from "../view";

export function Pattern({ rows, size = 20 }: { rows: readonly string[]; size?: number }) {
  const width = Math.max(...rows.map(row => row.length));
  return (
    <svg
      className="pattern"
      viewBox={`0 0 ${width * 24} ${rows.length * 24}`}
      width={width * size}
      height={rows.length * size}
      aria-hidden="true"
    >
      {rows.map((row, y) =>
        [...row].map((letter, x) => {
          const colour = colourOf(letter);
          const key = `${x},${y}`;
          return colour ? (
            <StoneFace key={key} colour={colour} x={x * 24} y={y * 24} />
          ) : (
            <rect
              key={key}
              className="pattern-blank"
              x={x * 24 + 9}
              y={y * 24 + 9}
              width="6"
              height="6"
              rx="3"
            />
          );
        }),
      )}
    </svg>
  );
}

export function KeyPicture({ card, size = 24 }: { card: KeyCard; size?: number }) {
  return (
    <span className={`key-picture key-${card.tier}`}>
      <span className="key-head">
        <TierGlyph tier={card.tier} size="1.1rem" />
        <span className="key-points">{card.points}</span>
      </span>
      <span className="key-pattern">
        <Pattern rows={card.rows} size={size} />
      </span>
      {card.pips > 0 && (
        <span className="key-foot" aria-hidden="true">
          <span>{"✦".repeat(card.stars)}</span>
          <span className="key-pips">{card.pips}</span>
        </span>
      )}
    </span>
  );
}
