// The table as it is after one event of several: only what is seen of it. The view that follows the last event comes
// from the server; this shows the way there.
import type { GameEvent } from "../../motion/frames";
import type { AncientKnowledgeView, SeatView } from "../view";

type Change = (seat: SeatView, event: Fields) => SeatView;

interface Fields {
  kind: string;
  seat: number;
  owner: number;
  card: string;
  other: string;
  cards: string[];
  number: number;
  knowledge: number;
  space: number | null;
  pillar: number;
}

/** What an event does to the board of the seat it happened to. */
const ON_BOARD: Record<string, Change> = {
  announced: (seat, { card }) => withHand(seat, hand => hand.filter(held => held !== card)),
  created: (seat, { card, space, knowledge }) =>
    space === null || space === undefined
      ? { ...seat, artefacts: [...seat.artefacts, card] }
      : put(seat, card, space, knowledge ?? 0),
  drew: (seat, { number }) => ({ ...seat, hand_size: seat.hand_size + number }),
  discarded: (seat, { number }) => ({ ...seat, hand_size: seat.hand_size - number }),
  "drew-cards": (seat, { cards }) => withHand(seat, hand => [...hand, ...cards]),
  "discarded-cards": (seat, { cards }) => withHand(seat, hand => hand.filter(card => !cards.includes(card))),
  "knowledge-removed": (seat, { card, number }) => burdened(seat, card, -number),
  "knowledge-lost": (seat, { card, number }) => ({
    ...burdened(seat, card, -number),
    lost: seat.lost + number,
  }),
  "lost-recovered": (seat, { number }) => ({ ...seat, lost: seat.lost - number }),
  moved: (seat, { card, space }) => put(lifted(seat, card), card, space ?? 1, knowledgeOn(seat, card)),
  swapped: (seat, { card, other }) => swapped(seat, card, other),
  declined: (seat, { card }) => ({ ...lifted(seat, card), past: [...seat.past, card] }),
  destroyed: (seat, { card }) => ({
    ...lifted(seat, card),
    artefacts: seat.artefacts.filter(each => each !== card),
  }),
  slid: seat => ({ ...seat, timeline: [...seat.timeline.slice(1), []] }),
  rotated: (seat, { number }) => ({ ...seat, rotated: seat.rotated + number }),
  straightened: (seat, { number }) => ({ ...seat, rotated: seat.rotated - number }),
  learned: (seat, { card }) => ({ ...seat, technologies: [...seat.technologies, card] }),
};

export function unfold(view: AncientKnowledgeView, happened: GameEvent): AncientKnowledgeView {
  const event = happened as unknown as Fields;
  const change = ON_BOARD[event.kind];
  const changed = change ? onBoard(view, event.seat, seat => foretold(change(seat, event), event)) : view;
  switch (event.kind) {
    case "turn-began":
      return { ...changed, turn: event.seat };
    case "knowledge-added":
      return onBoard(changed, event.owner, seat => foretold(burdened(seat, event.card, event.number), event));
    case "learned":
    case "buried":
      return { ...changed, pillars: changed.pillars.map(cards => cards.filter(card => card !== event.card)) };
    case "pillar-swept":
      return onPillar(changed, event.pillar, []);
    case "pillar-filled":
      return onPillar(changed, event.pillar, event.cards);
    default:
      return changed;
  }
}

/** Of a monument that has changed nothing is foretold until the server says what; the others come a space nearer. */
function foretold(seat: SeatView, { kind, card, other }: Fields): SeatView {
  if (kind === "slid")
    return { ...seat, forecast: seat.forecast.map(each => ({ ...each, turns: each.turns - 1 })) };
  return { ...seat, forecast: seat.forecast.filter(each => each.card !== card && each.card !== other) };
}

function onBoard(
  view: AncientKnowledgeView,
  number: number,
  change: (seat: SeatView) => SeatView,
): AncientKnowledgeView {
  return { ...view, seats: view.seats.map((seat, place) => (place === number ? change(seat) : seat)) };
}

function onPillar(view: AncientKnowledgeView, pillar: number, cards: string[]): AncientKnowledgeView {
  return { ...view, pillars: view.pillars.map((old, place) => (place === pillar ? cards : old)) };
}

function withHand(seat: SeatView, change: (hand: string[]) => string[]): SeatView {
  return { ...seat, hand: seat.hand && change(seat.hand) };
}

function knowledgeOn(seat: SeatView, card: string): number {
  return seat.timeline.flat().find(([name]) => name === card)?.[1] ?? 0;
}

function lifted(seat: SeatView, card: string): SeatView {
  return { ...seat, timeline: seat.timeline.map(space => space.filter(([name]) => name !== card)) };
}

function put(seat: SeatView, card: string, space: number, knowledge: number): SeatView {
  const timeline = seat.timeline.map((cards, place): [string, number][] =>
    place === space - 1 ? [...cards, [card, knowledge]] : cards,
  );
  return { ...seat, timeline };
}

function burdened(seat: SeatView, card: string, by: number): SeatView {
  const timeline = seat.timeline.map(space =>
    space.map(([name, knowledge]): [string, number] => [name, name === card ? knowledge + by : knowledge]),
  );
  return { ...seat, timeline };
}

function swapped(seat: SeatView, card: string, other: string): SeatView {
  const place = (name: string): string => (name === card ? other : name === other ? card : name);
  const timeline = seat.timeline.map(space =>
    space.map(([name]): [string, number] => [place(name), knowledgeOn(seat, place(name))]),
  );
  return { ...seat, timeline };
}
