// What declines when, with how much knowledge, and what that does to the score if nothing is done.
import { useSay } from "../../texts/TextsProvider";
import { Sign } from "./icons";
import type { KnowledgeDesk } from "./useKnowledgeDesk";
import type { Decline } from "./view";

export function Forecast({ desk: { view, cards }, seat }: { desk: KnowledgeDesk; seat: number }) {
  const say = useSay();
  const declines = view.seats[seat]?.forecast ?? [];
  const turns = [...new Set(declines.map(decline => decline.turns))];
  return (
    <section className="ak-forecast" aria-label={say("knowledge-forecast")}>
      <h2 className="table-heading">{say("knowledge-forecast")}</h2>
      {declines.length ? (
        <>
          <ol className="ak-forecast-turns">
            {turns.map(turn => (
              <Turn
                key={turn}
                turns={turn}
                declines={declines.filter(decline => decline.turns === turn)}
                nameOf={card => cards.get(card)?.name ?? card}
              />
            ))}
          </ol>
          <p className="ak-forecast-sum">
            {say("knowledge-forecast-sum")} <Swing by={sum(declines, ({ swing }) => swing)} />
          </p>
        </>
      ) : (
        <p className="soft">{say("knowledge-forecast-none")}</p>
      )}
    </section>
  );
}

function Turn({
  turns,
  declines,
  nameOf,
}: {
  turns: number;
  declines: readonly Decline[];
  nameOf(card: string): string;
}) {
  const say = useSay();
  const points = sum(declines, decline => decline.points);
  const lost = sum(declines, decline => decline.lost);
  return (
    <li title={declines.map(({ card }) => nameOf(card)).join(", ")}>
      <span className="soft">{say("knowledge-forecast-turns", { turns })}</span>
      <span className="hidden-visually">{declines.map(({ card }) => nameOf(card)).join(", ")}</span>
      <span className="ak-gain">
        +{points} <Sign name="vp" />
        <span className="hidden-visually">{say("knowledge-vp")}</span>
      </span>
      <span className={lost ? "ak-loss" : "soft"}>
        −{lost} <Sign name="lost" />
        <span className="hidden-visually">{say("knowledge-lost")}</span>
      </span>
    </li>
  );
}

/** A change of the score, with its sign. */
export function Swing({ by }: { by: number }) {
  return <b className={by < 0 ? "ak-loss" : "ak-gain"}>{by < 0 ? `−${-by}` : `+${by}`}</b>;
}

function sum(declines: readonly Decline[], of: (decline: Decline) => number): number {
  return declines.reduce((total, decline) => total + of(decline), 0);
}
