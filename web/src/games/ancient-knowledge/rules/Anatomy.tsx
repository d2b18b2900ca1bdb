// A monument, an artefact and a technology, whole, and what the numbers on them are; and every sign with its word.
import "../cards/cards.css";
import "./rules.css";
import { TextsProvider, useSay } from "../../../texts/TextsProvider";
import { CardFace } from "../cards/CardFace";
import { useCards } from "../cards/cards";
import { Sign } from "../cards/icons";
import { Legend } from "../cards/Legend";

const SHOWN = ["C4", "A3", "T32"];

/** Three cards with a line for each of their numbers. */
export function Anatomy() {
  return (
    <TextsProvider topics={["knowledge"]}>
      <Cards />
    </TextsProvider>
  );
}

function Cards() {
  const say = useSay();
  const cards = useCards();
  if (!cards) return null;
  return (
    <div className="rule-anatomy">
      <ul className="rule-cards">
        {SHOWN.flatMap(id => cards.get(id) ?? []).map(card => (
          <li key={card.id}>
            <CardFace card={card} />
          </li>
        ))}
      </ul>
      <dl className="rule-signs">
        <div>
          <dt>
            <span className="ak-space-sign">5</span>
          </dt>
          <dd>{say("knowledge-start")}</dd>
        </div>
        {(["cost", "knowledge", "vp"] as const).map(sign => (
          <div key={sign}>
            <dt>
              <Sign name={sign} />
            </dt>
            <dd>{say(`knowledge-${sign}`)}</dd>
          </div>
        ))}
        <div>
          <dt>II</dt>
          <dd>{say("knowledge-level")}</dd>
        </div>
      </dl>
    </div>
  );
}

export function Signs() {
  return (
    <TextsProvider topics={["knowledge", "cards"]}>
      <SignList />
    </TextsProvider>
  );
}

const TRIGGERS = ["immediate", "anytime", "timeline", "decline", "endgame"];

function SignList() {
  const say = useSay();
  const cards = useCards();
  if (!cards) return null;
  return (
    <>
      <Legend cards={[...cards.values()]} />
      <dl className="rule-signs">
        {TRIGGERS.map(trigger => (
          <div key={trigger}>
            <dt>
              <Sign name={trigger} /> {say(`cards-trigger-${trigger}`)}
            </dt>
            <dd>{say(`cards-trigger-${trigger}.reminder`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
