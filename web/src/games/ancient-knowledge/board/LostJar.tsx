// The jar in which lost knowledge is gone: the fuller, the worse.
import "../cards/tokens.css";

/** So many fill it to the brim. */
const FULL = 20;

export function LostJar({ count }: { count: number }) {
  const level = 20 - 13 * Math.min(1, count / FULL);
  return (
    <svg viewBox="0 0 24 24" className="ak-jar" aria-hidden="true">
      <clipPath id="ak-jar-inside">
        <path d={BODY} />
      </clipPath>
      <path className="ak-jar-body" d={BODY} />
      {count > 0 && (
        <rect
          className="ak-jar-lost"
          x="2"
          y={level}
          width="20"
          height={22 - level}
          clipPath="url(#ak-jar-inside)"
        />
      )}
    </svg>
  );
}

const BODY =
  "M8 2h8v3l-1 1.500c3.500 1.500 5 4 5 7.500 0 5-3.500 8-8 8s-8-3-8-8c0-3.500 1.500-6 5-7.500L8 5Z";
