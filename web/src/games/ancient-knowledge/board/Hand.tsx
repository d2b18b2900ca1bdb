// My hand, and beside it what lies nowhere else: cards looked at, or of a hand that was opened to me.

import { useRoving } from "../../../design/useRoving";
import { useSay } from "../../../texts/TextsProvider";
import { aside } from "../desk/answers";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { cardsShown } from "../view";
import { CardRow } from "./CardRow";
import { DeskTile } from "./DeskTile";

export function Hand({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const hand = desk.view.seats[desk.view.seat ?? 0]?.hand;
  const loose = desk.asked ? aside(desk.choices, cardsShown(desk.view)) : [];
  const box = useRoving<HTMLDivElement>();
  return (
    <div className="ak-below" ref={box}>
      {loose.length > 0 && (
        <CardRow desk={desk} title={say("knowledge-aside")} ids={loose} full className="ak-aside" />
      )}
      {hand && (
        <section className="ak-row ak-hand" aria-label={say("knowledge-hand")}>
          <h2 className="table-heading">
            {say("knowledge-hand")} <span className="soft">{hand.length}</span>
          </h2>
          <ul className="ak-cards">
            {hand.map((id, place) => (
              <li key={`${id} ${place}`} className={roleOf(desk, id)}>
                <DeskTile desk={desk} id={id} full />
                {desk.draft?.paying.has(id) && <span className="ak-pays">{say("knowledge-paying")}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What a card of the hand is to the create in the making. */
function roleOf({ draft, opened, answers }: KnowledgeDesk, id: string): string {
  if (draft?.card === id) return "ak-drafted";
  if (draft?.paying.has(id)) return "ak-paying";
  return opened === "create" && answers.cards.has(id) ? "ak-lit" : "";
}
