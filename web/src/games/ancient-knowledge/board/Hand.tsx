// My hand, and beside it what lies nowhere else: cards looked at, or of a hand that was opened to me. A small screen shows one
// of the two, and leads to the other.

import { type RefObject, useEffect, useState } from "react";
import { useRoving } from "../../../design/useRoving";
import { useSay } from "../../../texts/TextsProvider";
import { SignsButton } from "../cards/SignsButton";
import { useBrief } from "../cards/useBrief";
import { aside } from "../desk/answers";
import type { KnowledgeDesk } from "../desk/useKnowledgeDesk";
import { cardsShown } from "../view";
import { CardRow } from "./CardRow";
import { DeskTile, roomFor } from "./DeskTile";

export function Hand({ desk }: { desk: KnowledgeDesk }) {
  const say = useSay();
  const hand = desk.view.seats[desk.view.seat ?? 0]?.hand;
  const loose = desk.asked ? aside(desk.choices, cardsShown(desk.view)) : [];
  const box = useRoving<HTMLDivElement>();
  useOpenInSight(box, desk.asked);
  useMarkedInSight(box, desk);
  useBrief(box, desk.cards, [...loose, "|", ...(hand ?? [])].join());
  // Another question begins with the cards that it is about.
  const [handFor, showHandFor] = useState<KnowledgeDesk["asked"]>(null);
  const showsHand = loose.length > 0 && handFor === desk.asked;
  return (
    <div className={showsHand ? "ak-below ak-below-hand" : "ak-below"} ref={box}>
      {loose.length > 0 && hand && (
        <div className="row ak-below-parts">
          <Part on={!showsHand} show={() => showHandFor(null)} text="knowledge-aside" count={loose.length} />
          <Part
            on={showsHand}
            show={() => showHandFor(desk.asked)}
            text="knowledge-hand"
            count={hand.length}
          />
        </div>
      )}
      {loose.length > 0 && (
        <CardRow desk={desk} title={say("knowledge-aside")} ids={loose} full className="ak-aside" />
      )}
      {hand && (
        <section className="ak-row ak-hand" aria-label={say("knowledge-hand")}>
          <div className="row ak-hand-head">
            <h2 className="table-heading">
              {say("knowledge-hand")} <span className="soft">{hand.length}</span>
            </h2>
            <SignsButton cards={desk.cards} />
          </div>
          <ul className="ak-cards">
            {hand.map((id, place) => (
              <li key={`${id} ${place}`} className={roleOf(desk, id)} style={roomFor(desk, id)}>
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

interface PartProps {
  on: boolean;
  show(): void;
  text: "knowledge-aside" | "knowledge-hand";
  count: number;
}

function Part({ on, show, text, count }: PartProps) {
  const say = useSay();
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={show}>
      {say(text)} <span className="soft">{count}</span>
    </button>
  );
}

/** Where the hand slides, a question about it brings a card that answers into sight, if none is. */
function useOpenInSight(box: RefObject<HTMLElement | null>, asked: unknown): void {
  useEffect(() => {
    const below = box.current;
    if (!below || !asked) return;
    const bring = (): void => {
      const open = [...below.querySelectorAll(".ak-cards .ak-open")];
      if (!open.some(isInSight)) open[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const resized = new ResizeObserver(bring);
    resized.observe(below);
    return () => resized.disconnect();
  }, [box, asked]);
}

/** The card that is chosen, whole; then what pays already when a create is begun, since a hint may have picked it. */
function useMarkedInSight(
  box: RefObject<HTMLElement | null>,
  { draft, selected, arming }: KnowledgeDesk,
): void {
  const isDraft = draft !== null;
  const begun = draft ? `${draft.card} ${draft.space}` : (selected ?? arming.armed?.card);
  useEffect(() => {
    if (!begun) return;
    bringWhole(box.current, isDraft ? ".ak-drafted" : ".ak-tile[aria-pressed=true]");
    bringWhole(box.current, ".ak-paying");
  }, [box, begun, isDraft]);
}

/** To the beginning of its row, where a row that slides comes to rest. */
function bringWhole(box: HTMLElement | null, marked: string): void {
  const card = box?.querySelector(marked);
  if (card && !isInSight(card)) card.scrollIntoView({ block: "nearest", inline: "start" });
}

/** Whether all of a card lies in its row. */
function isInSight(card: Element): boolean {
  const [place, row] = [card, card.closest(".ak-cards")].map(each => each?.getBoundingClientRect());
  return !place || !row || (place.left >= row.left && place.right <= row.right);
}

/** What a card of the hand is to the create in the making. */
function roleOf({ draft, opened, answers }: KnowledgeDesk, id: string): string {
  if (draft?.card === id) return "ak-drafted";
  if (draft?.paying.has(id)) return "ak-paying";
  return opened === "create" && answers.cards.has(id) ? "ak-lit" : "";
}
