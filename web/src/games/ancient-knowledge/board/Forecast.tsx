// What declines when, with how much knowledge, and what that does to the score if nothing is done.
import { useRoving } from "../../../design/useRoving";
import { Explained } from "../../../log/Explained";
import { useSay } from "../../../texts/TextsProvider";
import { Sign } from "../cards/icons";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { type Decline, turnsUntil } from "../view";

export function Forecast({ desk, seat }: { desk: KnowledgeDesk; seat: number }) {
  const say = useSay();
  const box = useRoving<HTMLOListElement>();
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
          <ol className="ak-forecast-turns" ref={box}>
            {turns.map(turn => (
              <Turn
                key={turn}
                turns={turnsUntil(view, seat, turn)}
                declines={declines.filter(decline => decline.turns === turn)}
                nameOf={card => cards.get(card)?.name ?? card}
              />
            ))}
          </ol>
          <p className="ak-forecast-sum">
            <span className="ak-forecast-label">{say("knowledge-forecast-sum")}</span>
            <Points by={now} />
            {ghost && (
              <>
                <span className="ak-forecast-with">
                  {say("knowledge-forecast-with", { card: ghost.name })}
                </span>
                <Points by={now + ghost.swing} />
              </>
            )}
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

/** The monument that may be created next. */
function ghostOf({ draft, intention, outlook, cards }: KnowledgeDesk): Ghost | null {
  const id = draft?.card ?? (intention?.action.kind === "create" ? (intention.action.card as string) : null);
  const prospect = id ? outlook?.prospects[id] : undefined;
  return id && prospect ? { name: cards.get(id)?.name ?? id, swing: prospect.swing } : null;
}

interface TurnProps {
  turns: number;
  declines: readonly Decline[];
  nameOf(card: string): string;
}

/** A turn of those to come, with what it does to the score; asked, it tells how that comes about. */
function Turn({ turns, declines, nameOf }: TurnProps) {
  const say = useSay();
  return (
    <li>
      <Explained
        className="ak-forecast-turn"
        label={
          <>
            {say("knowledge-forecast-turns", { turns })} <Swing by={sum(declines, ({ swing }) => swing)} />
          </>
        }
      >
        {declines.map(({ card, points, lost, swing }) => (
          <dl key={card} className="ak-forecast-card">
            <dt>{nameOf(card)}</dt>
            <dd>
              <Swing by={swing} />
            </dd>
            <Reckoned by={points} text={say("knowledge-forecast-points")} />
            <Reckoned by={-lost} text={say("knowledge-forecast-lost")} />
            {/* While it stands it counts as well: with this the figures add up. */}
            <Reckoned by={-1} text={say("knowledge-forecast-standing")} />
          </dl>
        ))}
      </Explained>
    </li>
  );
}

function Reckoned({ by, text }: { by: number; text: string }) {
  return (
    <>
      <dt className="soft">{text}</dt>
      <dd>{signed(by)}</dd>
    </>
  );
}

/** A change of the score, with its sign and its unit. */
function Points({ by }: { by: number }) {
  const say = useSay();
  return (
    <span>
      <Swing by={by} /> <Sign name="vp" />
      <span className="hidden-visually">{say("knowledge-vp")}</span>
    </span>
  );
}

/** A change of the score, with its sign. */
export function Swing({ by }: { by: number }) {
  return <b className={by < 0 ? "ak-loss" : by > 0 ? "ak-gain" : "soft"}>{signed(by)}</b>;
}

function signed(by: number): string {
  if (by === 0) return "±0";
  return by < 0 ? `−${-by}` : `+${by}`;
}

function sum(declines: readonly Decline[], of: (decline: Decline) => number): number {
  return declines.reduce((total, decline) => total + of(decline), 0);
}
