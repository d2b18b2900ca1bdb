// The spaces, two rows each: what declines next stands on the left. A selected card shows its price on every open space,
// and once it has one it stands there as a ghost.

import { type RefObject, useEffect } from "react";
import { isBare } from "../../../design/isBare";
import { useRoving } from "../../../design/useRoving";
import { useSay } from "../../../texts/TextsProvider";
import { Sign } from "../cards/icons";
import { useBrief } from "../cards/useBrief";
import { price } from "../desk/answers";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { paidFor } from "../view";
import { DeskTile } from "./DeskTile";
import { Swing } from "./Forecast";

export function Timeline({ desk, seat }: { desk: KnowledgeDesk; seat: number }) {
  const say = useSay();
  const { view, assist } = desk;
  const box = useRoving<HTMLOListElement>(".ak-target");
  useFirstSpace(box, desk);
  const player = view.seats[seat];
  useBrief(box, desk.cards, JSON.stringify(player?.timeline));
  if (!player) return null;
  const swing = new Map(player.forecast.map(decline => [decline.card, decline.swing]));
  return (
    <ol className="ak-timeline" aria-label={say("knowledge-timeline")} ref={box}>
      {player.timeline.map((cards, index) => {
        const space = index + 1;
        return (
          <li key={space} className={space === 1 ? "ak-space ak-space-first" : "ak-space"}>
            <span className="ak-space-number">
              {space}
              {space === 1 && cards.length > 0 && <Declining />}
            </span>
            {seat === view.seat && <Target desk={desk} space={space} />}
            {[...cards].reverse().map(([id, knowledge]) => (
              <span key={id} className="ak-standing-card">
                <DeskTile desk={desk} id={id} knowledge={knowledge} from={`seat ${seat}`} full />
                {assist && !view.over && swing.has(id) && (
                  <span className="ak-swing" title={say("knowledge-swing")}>
                    <span className="hidden-visually">{say("knowledge-swing")}</span>
                    <Swing by={swing.get(id) ?? 0} />
                  </span>
                )}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** What becomes of the monuments on space 1; where none stands nothing does. */
function Declining() {
  const say = useSay();
  return (
    <span className="soft" title={say("knowledge-declines.about")}>
      {" · "}
      {say("knowledge-declines")}
    </span>
  );
}

/** Whoever has chosen a card goes on where it may stand, and costs least. Whoever is not at the table stays where they are. */
function useFirstSpace(
  box: RefObject<HTMLElement | null>,
  { selected, answers, draft, cards }: KnowledgeDesk,
): void {
  const isAsked = selected !== null && !draft && answers.spaces.size > 0;
  const card = cards.get(selected ?? "");
  const [cheapest] = [...answers.spaces.keys()].sort(
    (one, other) => price(card ?? {}, one) - price(card ?? {}, other) || one - other,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card asks anew
  useEffect(() => {
    const isHere = isBare() || document.activeElement?.closest(".ak-table");
    if (isAsked && isHere)
      box.current
        ?.querySelector<HTMLElement>(`.ak-target[data-space="${cheapest}"]`)
        ?.focus({ preventScroll: true });
  }, [isAsked, selected, box]);
}

/** The way to put the selected card onto a space, with what it costs there; where it has been put, its ghost. */
function Target({ desk, space }: { desk: KnowledgeDesk; space: number }) {
  const say = useSay();
  const { view, answers, selected, draft, intention, cards, arming, putOn } = desk;
  const paid = view.turn === view.seat ? paidFor(view) : undefined;
  if (paid?.card && paid.space === space) return <Ghost desk={desk} id={paid.card} />;
  if (draft?.space === space) return <Ghost desk={desk} id={draft.card} />;
  if (intention && !selected && intention.action.space === space && intention.action.kind === "create")
    return <Ghost desk={desk} id={intention.action.card as string} />;
  const action = answers.spaces.get(space);
  const card = selected ? cards.get(selected) : undefined;
  if (!action || !card) return null;
  return (
    <button
      type="button"
      className="ak-target"
      data-space={space}
      aria-pressed={arming.armed === action}
      onKeyDown={event => event.repeat && event.key === "Enter" && event.preventDefault()}
      onClick={() => putOn(space)}
    >
      {action.kind === "create" ? (
        <>
          <span className="hidden-visually">{say("knowledge-move-here", { space })}, </span>
          {say("knowledge-create-here", { space, price: price(card, space) })}
        </>
      ) : (
        say("knowledge-move-here", { space })
      )}
    </button>
  );
}

/** A monument as it would stand there, with what its decline would bring. */
function Ghost({ desk: { cards, outlook, assist }, id }: { desk: KnowledgeDesk; id: string }) {
  const say = useSay();
  const card = cards.get(id);
  const prospect = outlook?.prospects[id];
  if (!card) return null;
  return (
    <span className={`ak-ghost ak-${card.kind}`}>
      <span className="hidden-visually">{say("knowledge-ghost", { card: card.name })}</span>
      <span className="ak-ghost-name" aria-hidden="true">
        <Sign name={card.kind} /> {card.name}
      </span>
      <span className="ak-ghost-figures">
        <span aria-hidden="true">
          <Sign name="knowledge" /> {prospect?.lost ?? card.knowledge}
        </span>
        {assist && prospect && (
          <span title={say("knowledge-swing")}>
            <span className="hidden-visually">{say("knowledge-swing")}</span> <Swing by={prospect.swing} />
          </span>
        )}
      </span>
    </span>
  );
}
