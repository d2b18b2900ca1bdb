"""What a seat of Ancient Knowledge observes: it comes first, the others follow clockwise."""

from collections.abc import Iterator, Sequence
from itertools import chain

from digsite.ancient_knowledge.cards import ORDER
from digsite.ancient_knowledge.player import CELLS
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Seat, State, View
from digsite.envs.observations.ancient_knowledge.parts import (
    ARTEFACT_COUNT,
    BUILDER_COUNT,
    COUNTS,
    LAYOUT,
    MONUMENT_COUNT,
    QUESTIONS,
    TECHNOLOGY_COUNT,
)
from digsite.envs.observations.ancient_knowledge.seen import Seen, SeenSeat, seen_by, seen_in
from digsite.envs.observations.layout import Observation
from digsite.envs.observations.observer import SEATS, Observer, blank, clipped

# The card list has the monuments first, then the artefacts, then the technologies.
ARTEFACT = {card: number - MONUMENT_COUNT for card, number in ORDER.items()}
TECHNOLOGY = {card: number - BUILDER_COUNT for card, number in ORDER.items()}


class KnowledgeObserver(Observer):
    def __init__(self) -> None:
        self.layout = LAYOUT
        self._at = LAYOUT.starts()

    def of_state(self, state: State, seat: Seat, chosen: str | None = None) -> Observation:
        if not isinstance(state, KnowledgeState):
            raise TypeError(f"expected a state of Ancient Knowledge, got {type(state).__name__}")
        return self._show(seen_by(state, seat))

    def of_view(self, view: View, chosen: str | None = None) -> Observation:
        return self._show(seen_in(view))

    def _show(self, seen: Seen) -> Observation:
        shown = blank(self.layout)
        seats = seen.seats[seen.seat :] + seen.seats[: seen.seat]
        marks = [*self._boards(seats), *self._cards(seen), *self._frame(seen), *self._memory(seen)]
        shown[marks] = 1
        shown[self._at[COUNTS] :] = clipped(chain(self._board_counts(seats), self._counts(seen)))
        return shown

    def _boards(self, seats: Sequence[SeenSeat]) -> Iterator[int]:
        at, order = self._at, ORDER
        for place, seat in enumerate(seats):
            first = at["timeline"] + place * len(CELLS) * MONUMENT_COUNT
            yield from [
                first + cell * MONUMENT_COUNT + order[card] for cell, card in enumerate(seat.cells) if card is not None
            ]
            first = at["past"] + place * MONUMENT_COUNT
            yield from [first + order[card] for card in seat.past]
            first = at["artefacts"] + place * ARTEFACT_COUNT
            yield from [first + ARTEFACT[card] for card in seat.artefacts]
            first = at["technologies"] + place * TECHNOLOGY_COUNT
            yield from [first + TECHNOLOGY[card] for card in seat.technologies]

    def _cards(self, seen: Seen) -> Iterator[int]:
        at, order = self._at, ORDER
        yield from [at["hand"] + order[card] for card in seen.hand]
        yield from [at["discard"] + order[card] for card in seen.known_discards]
        for number, pillar in enumerate(seen.pillars):
            yield from [at["pillars"] + number * TECHNOLOGY_COUNT + TECHNOLOGY[card] for card in pillar]
        yield from [at["techdecks"] + TECHNOLOGY[card] for card in seen.known_technologies]
        yield from [at["techdiscards"] + TECHNOLOGY[card] for card in seen.techdiscards]
        yield from [at["removed"] + TECHNOLOGY[card] for card in seen.removed]
        yield from [at["aside"] + order[card] for card in _aside(seen)]

    def _frame(self, seen: Seen) -> Iterator[int]:
        at, players = self._at, len(seen.seats)
        yield at["players"] + players - 1
        yield at["turn"] + (seen.turn - seen.seat) % players
        yield at["start"] + (seen.start - seen.seat) % players
        yield from [at["deciders"] + (seat - seen.seat) % players for seat in seen.deciders]
        yield from [at["flags"] + number for number, on in enumerate(seen.flags) if on]
        if seen.question is not None:
            yield at["question"] + QUESTIONS.index(seen.question)
        if seen.cause is not None:
            yield at["cause"] + ORDER[seen.cause]

    def _memory(self, seen: Seen) -> Iterator[int]:
        at, players = self._at, len(seen.seats)
        for card, holders in seen.seen.items():
            yield from [
                at["seen"] + ((holder - seen.seat) % players - 1) * BUILDER_COUNT + ORDER[card]
                for holder, _ in holders
                if holder != seen.seat
            ]
        yield from [at["buried"] + number for number in seen.buried]

    def _board_counts(self, seats: Sequence[SeenSeat]) -> Iterator[int]:
        """The parts from COUNTS on that have a number for each seat, in their order."""
        empty = SEATS - len(seats)
        for seat in seats:
            yield from seat.knowledge
        yield from [0] * (empty * len(CELLS))
        yield from [*(seat.rotated for seat in seats), *[0] * empty]
        yield from [*(seat.lost for seat in seats), *[0] * empty]
        yield from [*(seat.hand_size for seat in seats), *[0] * empty]

    def _counts(self, seen: Seen) -> Iterator[int]:
        yield from (seen.deck, seen.discards, *seen.techdeck_sizes, seen.actions_left, seen.newly_lost, _left(seen))


def _aside(seen: Seen) -> Iterator[str]:
    """The cards of pending steps that the seat can name: they lie in no pile."""
    for step in seen.pending:
        cards = step.get("aside", ())
        if step["step"] == "opening-hands":
            cards = cards[seen.seat]
        yield from [card for card in cards if card is not None]
        if step["step"] in ("payment", "entering"):
            yield step["card"]


def _left(seen: Seen) -> int:
    """How many cards or tokens the open question still asks of the seat."""
    left = seen.pending[-1].get("left", 0) if seen.pending else 0
    return left if isinstance(left, int) else left[seen.seat]
