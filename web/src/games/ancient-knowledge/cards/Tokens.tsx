// Knowledge as it lies on a card: a token for each, side by side while there is room.
import "./tokens.css";
import { Sign } from "./icons";

/** More than these are told by their number alone. */
const MOST = 4;

export function Tokens({ count }: { count: number }) {
  const shown = Math.max(1, Math.min(count, MOST));
  return (
    <span className={count ? "ak-tokens" : "ak-tokens ak-tokens-none"}>
      {Array.from({ length: shown }, (_, place) => (
        <Sign key={`token ${place + 1}`} name="knowledge" />
      ))}
    </span>
  );
}
