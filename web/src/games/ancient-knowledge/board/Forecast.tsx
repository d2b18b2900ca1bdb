// What declines when, with how much knowledge, and what that does to the score if nothing is done.
import { Pause } from "../../../design/Pause";
import { useSay } from "../../../texts/TextsProvider";
import { Sign } from "../cards/icons";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import type { Decline } from "../view";

export function Forecast({ desk, seat }: { desk: KnowledgeDesk; seat: number }) {
  const say = useSay();
  const { view, cards } = desk;
  const declines = view.seats[seat]?.forecast ?? [];
  const now = sum(declines, ({ swing }) => swing);
  const ghost = ghostOf(desk);
  const turns = [...new Set(declines.map(decline => decline.turns))];
  return (
    <section className="ak-forecast" aria-label={say("knowledge-forecast")}>
      <h2 className="table-heading">{say("knowledge-forecast")}</h2>
      {declines.length || ghost ? (
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
            <span className="ak-forecast-label">{say("knowledge-forecast-sum")}</span> <Swing by={now} />
            {ghost && <Changed ghost={ghost} now={now} />}
          </p>
        </>
      ) : (
        <p className="soft">{say("knowledge-forecast-none")}</p>
      )}
    </section>
  );
}

interface Ghost {
  name: string;
  swing: number;
}

/** What the forecast comes to with the monument that may be created next. */
function Changed({ ghost, now }: { ghost: Ghost; now: number }) {
  const say = useSay();
  return (
    <span className="ak-forecast-with" title={say("knowledge-forecast-with", { card: ghost.name })}>
      <span className="hidden-visually">{say("knowledge-forecast-with.spoken", { card: ghost.name })}</span>{" "}
      <span aria-hidden="true">→</span> <Swing by={now + ghost.swing} />
    </span>
  );
}

function ghostOf({ draft, intention, outlook, cards }: KnowledgeDesk): Ghost | null {
  const id = draft?.card ?? (intention?.action.kind === "create" ? (intention.action.card as string) : null);
  const prospect = id ? outlook?.prospects[id] : undefined;
  return id && prospect ? { name: cards.get(id)?.name ?? id, swing: prospect.swing } : null;
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
      <span className="hidden-visually">
        <Pause />
        {declines.map(({ card }) => nameOf(card)).join(", ")}
        <Pause />
      </span>
      <Swing by={sum(declines, decline => decline.swing)} />
      <Pause />
      <span className="ak-forecast-part ak-gain">
        +{points} <Sign name="vp" />
        <span className="hidden-visually">{say("knowledge-vp")}</span>
      </span>
      <Pause />
      <span className={lost ? "ak-forecast-part ak-loss" : "ak-forecast-part soft"}>
        {lost ? `−${lost}` : 0} <Sign name="lost" />
        <span className="hidden-visually">{say("knowledge-lost")}</span>
      </span>
      <Pause />
      {/* While it stands it counts as well: with this the figures add up. */}
      <span className="ak-forecast-part soft" title={say("knowledge-forecast-standing")}>
        −{declines.length} <Sign name="timeline" />
        <span className="hidden-visually">{say("knowledge-forecast-standing")}</span>
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
