"""What a seat of Ancient Knowledge knows: read from a state, or from the seat's view."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, Protocol

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.memory import mask_of
from digsite.ancient_knowledge.player import CELLS
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Json, Seat, View
from digsite.envs.observations.base import looking_seat

_CARDS = tuple(CARDS)
"""By their numbers."""


class SeenSeat(Protocol):
    """What everybody sees of a seat. A player of a state has it too, and nothing more is asked of it."""

    @property
    def cells(self) -> Sequence[str | None]: ...
    @property
    def knowledge(self) -> Sequence[int]: ...
    @property
    def past(self) -> Sequence[str]: ...
    @property
    def rotated(self) -> int: ...
    @property
    def artefacts(self) -> Sequence[str]: ...
    @property
    def technologies(self) -> Sequence[str]: ...
    @property
    def lost(self) -> int: ...


class ViewedSeat(NamedTuple):
    """The same, from a view."""

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
    seats: Sequence[SeenSeat]
    """The one that looks first, the others clockwise."""
    hand_sizes: Sequence[int]
    """Of the seats in this order."""
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
    buried: frozenset[str]


def seen_by(state: KnowledgeState, seat: Seat) -> Seen:
    """The facts as the state has them, by naming what the seat's view names."""
    mask, question, options = mask_of(seat), state.question, state.options
    seats = state.seats[seat:] + state.seats[:seat]
    own = seats[0]
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
        seats=seats,
        hand_sizes=[len(each.hand) for each in seats],
        hand=own.hand,
        deck=len(state.deck),
        discards=len(state.discard),
        known_discards=[card for card, known, _, _ in state.discard if known & mask],
        pillars=state.pillars,
        techdeck_sizes=[*map(len, state.techdecks)],
        known_technologies=_known_technologies(state, mask) if state.known_technologies else (),
        techdiscards=chain.from_iterable(state.techdiscards),
        removed=state.removed,
        pending=[step.seen_by(state, seat) for step in state.stack],
        deciders=state.deciders,
        question=None if question is None else question.kind,
        cause=state.cause,
        seen=own.seen,
        buried=own.shuffled_in,
    )


def _known_technologies(state: KnowledgeState, mask: int) -> list[str]:
    return [card for deck in state.techdecks for card in deck if state.known_technologies.get(card, 0) & mask]


def seen_in(view: View) -> Seen:
    """The facts as a seat's view has them."""
    seat = looking_seat(view, "ancient-knowledge")
    decisions, options = view["decisions"], view["options"]
    seats = view["seats"][seat:] + view["seats"][:seat]
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
        seats=[_viewed_seat(each) for each in seats],
        hand_sizes=[each["hand_size"] for each in seats],
        hand=seats[0]["hand"],
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
        buried=frozenset([_CARDS[number] for number in view["memory"]["buried"]]),
    )


def _viewed_seat(data: dict[str, Any]) -> ViewedSeat:
    cells: list[str | None] = [None] * len(CELLS)
    knowledge = [0] * len(CELLS)
    for space, monuments in enumerate(data["timeline"]):
        for row, (card, amount) in enumerate(monuments):
            cells[2 * space + row], knowledge[2 * space + row] = card, amount
    return ViewedSeat(
        cells,
        knowledge,
        data["past"],
        data["rotated"],
        data["artefacts"],
        data["technologies"],
        data["lost"],
    )
