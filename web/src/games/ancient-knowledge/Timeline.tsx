// The spaces, two rows each: what declines next stands on the left. A selected card shows its price on every open space.
import { useSay } from "../../texts/TextsProvider";
import { price } from "./answers";
import { DeskTile } from "./DeskTile";
import { Swing } from "./Forecast";
import type { KnowledgeDesk } from "./useKnowledgeDesk";

export function Timeline({ desk, seat }: { desk: KnowledgeDesk; seat: number }) {
  const say = useSay();
  const { view, assist } = desk;
  const player = view.seats[seat];
  if (!player) return null;
  const swing = new Map(player.forecast.map(decline => [decline.card, decline.swing]));
  return (
    <ol className="ak-timeline" aria-label={say("knowledge-timeline")}>
      {player.timeline.map((cards, index) => {
        const space = index + 1;
        return (
          <li key={space} className={space === 1 ? "ak-space ak-space-first" : "ak-space"}>
            <span className="ak-space-number">
              {space}
              {space === 1 && <span className="soft"> {say("knowledge-declines")}</span>}
            </span>
            {[...cards].reverse().map(([id, knowledge]) => (
              <span key={id} className="ak-standing-card">
                <DeskTile desk={desk} id={id} knowledge={knowledge} from={`seat ${seat}`} />
                {assist && !view.over && swing.has(id) && (
                  <span className="ak-swing" title={say("knowledge-swing")}>
                    <span className="hidden-visually">{say("knowledge-swing")}</span>
                    <Swing by={swing.get(id) ?? 0} />
                  </span>
                )}
              </span>
            ))}
            {seat === view.seat && <Target desk={desk} space={space} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The way to put the selected card onto a space, with what it costs there. */
function Target({ desk, space }: { desk: KnowledgeDesk; space: number }) {
  const say = useSay();
  const { answers, selected, cards, act } = desk;
  const action = answers.spaces.get(space);
  const card = selected ? cards.get(selected) : undefined;
  if (!action || !card) return null;
  return (
    <button type="button" className="ak-target" onClick={() => act(action)}>
      {action.kind === "create"
        ? say("knowledge-create-here", { space, price: price(card, space) })
        : say("knowledge-move-here", { space })}
    </button>
  );
}
