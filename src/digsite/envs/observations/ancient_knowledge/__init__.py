"""What a seat of Ancient Knowledge observes: it comes first, the others follow clockwise."""

from collections.abc import Iterator, Sequence

from digsite.ancient_knowledge.cards import ORDER
from digsite.ancient_knowledge.player import CELLS
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Seat, State, View
from digsite.envs.observations.ancient_knowledge.parts import (
    ARTEFACT_COUNT,
    BUILDER_COUNT,
    LAYOUT,
    MONUMENT_COUNT,
    QUESTIONS,
    TECHNOLOGY_COUNT,
)
from digsite.envs.observations.ancient_knowledge.seen import Seen, SeenSeat, seen_by, seen_in
from digsite.envs.observations.base import SEATS, Observer, finished
from digsite.envs.observations.layout import Observation

# The card list has the monuments first, then the artefacts, then the technologies.
ARTEFACT = {card: number - MONUMENT_COUNT for card, number in ORDER.items()}
TECHNOLOGY = {card: number - BUILDER_COUNT for card, number in ORDER.items()}
QUESTION = {question: number for number, question in enumerate(QUESTIONS)}


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
        seats = seen.seats[seen.seat :] + seen.seats[: seen.seat]
        marks = self._boards(seats) + self._cards(seen) + self._frame(seen) + self._memory(seen)
        return finished(bytearray(self.layout.size), marks, self._counts(seen, seats))

    def _boards(self, seats: Sequence[SeenSeat]) -> list[int]:
        at, order, marks = self._at, ORDER, list[int]()
        cell, past = at["timeline"], at["past"]
        artefact, technology = at["artefacts"], at["technologies"]
        for seat in seats:
            for card in seat.cells:
                if card is not None:
                    marks.append(cell + order[card])
                cell += MONUMENT_COUNT
            marks += [past + order[card] for card in seat.past]
            marks += [artefact + ARTEFACT[card] for card in seat.artefacts]
            marks += [technology + TECHNOLOGY[card] for card in seat.technologies]
            past, artefact, technology = past + MONUMENT_COUNT, artefact + ARTEFACT_COUNT, technology + TECHNOLOGY_COUNT
        return marks

    def _cards(self, seen: Seen) -> list[int]:
        at, order = self._at, ORDER
        hand, discard, pillar = at["hand"], at["discard"], at["pillars"]
        marks = [hand + order[card] for card in seen.hand]
        marks += [discard + order[card] for card in seen.known_discards]
        for cards in seen.pillars:
            marks += [pillar + TECHNOLOGY[card] for card in cards]
            pillar += TECHNOLOGY_COUNT
        marks += [at["techdecks"] + TECHNOLOGY[card] for card in seen.known_technologies]
        marks += [at["techdiscards"] + TECHNOLOGY[card] for card in seen.techdiscards]
        marks += [at["removed"] + TECHNOLOGY[card] for card in seen.removed]
        return marks + [at["aside"] + order[card] for card in _aside(seen)]

    def _frame(self, seen: Seen) -> list[int]:
        at, players = self._at, len(seen.seats)
        marks = [
            at["players"] + players - 1,
            at["turn"] + (seen.turn - seen.seat) % players,
            at["start"] + (seen.start - seen.seat) % players,
        ]
        marks += [at["deciders"] + (seat - seen.seat) % players for seat in seen.deciders]
        marks += [at["flags"] + number for number, on in enumerate(seen.flags) if on]
        if seen.question is not None:
            marks.append(at["question"] + QUESTION[seen.question])
        if seen.cause is not None:
            marks.append(at["cause"] + ORDER[seen.cause])
        return marks

    def _memory(self, seen: Seen) -> list[int]:
        at, players = self._at, len(seen.seats)
        marks = [at["buried"] + number for number in seen.buried]
        for card, holders in seen.seen.items():
            opponents = [(holder - seen.seat) % players for holder, _ in holders]
            marks += [at["seen"] + (other - 1) * BUILDER_COUNT + ORDER[card] for other in opponents if other]
        return marks

    def _counts(self, seen: Seen, seats: Sequence[SeenSeat]) -> list[int]:
        """The parts from COUNTS on, in their order."""
        nobody, counts = [0] * (SEATS - len(seats)), list[int]()
        for seat in seats:
            counts += seat.knowledge
        counts += nobody * len(CELLS)
        counts += [seat.rotated for seat in seats] + nobody
        counts += [seat.lost for seat in seats] + nobody
        counts += [seat.hand_size for seat in seats] + nobody
        counts += (seen.deck, seen.discards, *seen.techdeck_sizes)
        return [*counts, seen.actions_left, seen.newly_lost, _left(seen)]


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
