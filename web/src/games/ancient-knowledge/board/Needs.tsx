// How far the requirement of a technology is met: "1 / 2" with the sign of what is counted.
import { useTexts } from "../../../texts/TextsProvider";
import { Sign } from "../cards/icons";
import type { Need } from "../view";

/** What is counted, as a sign. */
const SIGNS: Record<string, string> = {
  past: "past",
  "past.samekind": "past",
  "past.endgame": "endgame",
  lost: "lost",
  hand: "hand",
  artefacts: "artefact",
  tech: "writing",
};

export function Needs({ needs }: { needs: readonly Need[] }) {
  const { say } = useTexts();
  return (
    <ul className="ak-needs">
      {needs.map(need => {
        const { count, has, low, high } = need;
        const name = count.replaceAll(".", "-");
        const text = say(high === null ? `knowledge-need-${name}` : `knowledge-need-most-${name}`, {
          has,
          low,
          high: high ?? 0,
        });
        return (
          <li key={count} className={isMet(need) ? "ak-need ak-need-met" : "ak-need"} title={text}>
            <span aria-hidden="true">
              {isMet(need) && "✓ "}
              {has}/{high === null ? low : `≤${high}`}{" "}
              <Sign name={SIGNS[count] ?? count.split(".")[1] ?? count} />
            </span>
            <span className="hidden-visually">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

function isMet({ has, low, high }: Need): boolean {
  return has >= low && (high === null || has <= high);
}
