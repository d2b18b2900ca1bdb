"""What a seat of Ancient Knowledge knows: read from a state, or from the seat's view."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from digsite.ancient_knowledge.cards import ORDER
from digsite.ancient_knowledge.memory import mask_of
from digsite.ancient_knowledge.player import CELLS
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Json, Seat, View
from digsite.envs.observations.base import looking_seat


class SeenSeat(NamedTuple):
    hand_size: int
    cells: Sequence[str | None]
    knowledge: Sequence[int]
    past: Sequence[str]
    rotated: int
    artefacts: Sequence[str]
    technologies: Sequence[str]
    lost: int


class Seen(NamedTuple):
    """The facts behind an observation, all of them known to the seat."""

    seat: Seat
    start: Seat
    turn: Seat
    flags: Sequence[bool]
    """As the part `flags` names them."""
    actions_left: int
    newly_lost: int
    seats: list[SeenSeat]
    hand: Sequence[str]
    deck: int
    discards: int
    known_discards: Iterable[str]
    pillars: Sequence[Sequence[str]]
    techdeck_sizes: Sequence[int]
    known_technologies: Iterable[str]
    techdiscards: Iterable[str]
    removed: Iterable[str]
    pending: Sequence[Mapping[str, Json]]
    deciders: Sequence[Seat]
    question: str | None
    cause: str | None
    seen: Mapping[str, Iterable[Sequence[int]]]
    buried: Iterable[int]


def seen_by(state: KnowledgeState, seat: Seat) -> Seen:
    """The facts as the state has them, by naming what the seat's view names."""
    own, mask, question, options = state.seats[seat], mask_of(seat), state.question, state.options
    return Seen(
        seat=seat,
        start=state.start,
        turn=state.turn,
        flags=(
            state.second_half,
            state.last_round,
            state.skip_decline,
            state.over,
            options["ask_forced"],
            options["starter_sets"],
        ),
        actions_left=state.actions_left,
        newly_lost=state.newly_lost,
        seats=[
            SeenSeat(
                len(each.hand),
                each.cells,
                each.knowledge,
                each.past,
                each.rotated,
                each.artefacts,
                each.technologies,
                each.lost,
            )
            for each in state.seats
        ],
        hand=own.hand,
        deck=len(state.deck),
        discards=len(state.discard),
        known_discards=[card for card, known, _, _ in state.discard if known & mask],
        pillars=state.pillars,
        techdeck_sizes=[len(deck) for deck in state.techdecks],
        known_technologies=[
            card for deck in state.techdecks for card in deck if state.known_technologies.get(card, 0) & mask
        ],
        techdiscards=[card for cards in state.techdiscards for card in cards],
        removed=state.removed,
        pending=[step.seen_by(state, seat) for step in state.stack],
        deciders=state.deciders,
        question=None if question is None else question.kind,
        cause=state.cause,
        seen=own.seen,
        buried=[ORDER[card] for card in own.shuffled_in],
    )


def seen_in(view: View) -> Seen:
    """The facts as a seat's view has them."""
    seat = looking_seat(view)
    decisions, options = view["decisions"], view["options"]
    return Seen(
        seat=seat,
        start=view["start"],
        turn=view["turn"],
        flags=(
            view["second_half"],
            view["last_round"],
            view["skip_decline"],
            view["over"],
            options["ask_forced"],
            options["starter_sets"],
        ),
        actions_left=view["actions_left"],
        newly_lost=view["newly_lost"],
        seats=[_seen_seat(each) for each in view["seats"]],
        hand=view["seats"][seat]["hand"],
        deck=view["deck"],
        discards=len(view["discard"]),
        known_discards=[entry["card"] for entry in view["discard"] if entry["card"] is not None],
        pillars=view["pillars"],
        techdeck_sizes=[len(deck) for deck in view["techdecks"]],
        known_technologies=[card for deck in view["techdecks"] for card in deck if card is not None],
        techdiscards=[card for cards in view["techdiscards"] for card in cards],
        removed=view["removed"],
        pending=view["pending"],
        deciders=[decision["seat"] for decision in decisions],
        question=decisions[0]["kind"] if decisions else None,
        cause=decisions[0]["cause"] if decisions else None,
        seen=view["memory"]["seen"],
        buried=view["memory"]["buried"],
    )


def _seen_seat(data: dict[str, Any]) -> SeenSeat:
    cells: list[str | None] = [None] * len(CELLS)
    knowledge = [0] * len(CELLS)
    for space, monuments in enumerate(data["timeline"]):
        for row, (card, amount) in enumerate(monuments):
            cells[2 * space + row], knowledge[2 * space + row] = card, amount
    return SeenSeat(
        data["hand_size"],
        cells,
        knowledge,
        data["past"],
        data["rotated"],
        data["artefacts"],
        data["technologies"],
        data["lost"],
    )
