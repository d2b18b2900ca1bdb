// Six spaces, two rows: what declines next stands on the left. A selected card shows its price on every open space.
import { useSay } from "../../texts/TextsProvider";
import { price } from "./answers";
import { CardTile } from "./CardFace";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

const SPACES = [1, 2, 3, 4, 5, 6];

export function Timeline({ desk, seat }: { desk: KnowledgeDesk; seat: number }) {
  const say = useSay();
  const { view, cards, answers, selected, click, look, act } = desk;
  const mine = seat === view.seat;
  const chosen = selected ? cards.get(selected) : undefined;
  return (
    <ol className="ak-timeline" aria-label={say("web-ak-timeline")}>
      {SPACES.map(space => {
        const action = mine ? answers.spaces.get(space) : undefined;
        return (
          <li key={space} className={space === 1 ? "ak-space ak-space-first" : "ak-space"}>
            <span className="ak-space-number">{space}</span>
            {[...(view.seats[seat]?.timeline[space - 1] ?? [])].reverse().map(([id, knowledge]) => {
              const card = cards.get(id);
              return card ? (
                <CardTile
                  key={id}
                  card={card}
                  knowledge={knowledge}
                  open={answers.cards.has(id)}
                  selected={selected === id}
                  click={click}
                  look={look}
                />
              ) : null;
            })}
            {action && chosen && (
              <button type="button" className="ak-target" onClick={() => act(action)}>
                {action.kind === "create"
                  ? say("web-ak-create-here", { space, price: price(chosen, space) })
                  : say("web-ak-move-here", { space })}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
