"""What a seat of Ancient Knowledge observes: it comes first, the others follow clockwise."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from digsite.ancient_knowledge.cards import CARDS, ORDER
from digsite.ancient_knowledge.player import CELLS
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Seat, State, View
from digsite.envs.observations.ancient_knowledge.parts import (
    BUILDER_COUNT,
    COUNTS,
    LAYOUT,
    MONUMENT_COUNT,
    QUESTIONS,
)
from digsite.envs.observations.ancient_knowledge.seen import Seen, seen_by, seen_in
from digsite.envs.observations.base import SEATS, Observer, checked_seat, finished, small
from digsite.envs.observations.layout import HIGHEST, Observation

Places: TypeAlias = dict[str, int]
"""Of each thing that a row of a part can show, where in an observation it is marked."""


def _rows(part: str, first: int = 0) -> list[Places]:
    """The rows of a part that has a place for each card, from that one of the card list on."""
    start, size, width = LAYOUT[part].start, LAYOUT[part].size, LAYOUT[part].shape[-1]
    cards = list(CARDS)[first : first + width]
    return [dict(zip(cards, range(row, row + width), strict=True)) for row in range(start, start + size, width)]


# The card list has the monuments first, then the artefacts, then the technologies.
_PASTS = _rows("past")
_ARTEFACTS = _rows("artefacts", MONUMENT_COUNT)
_TECHNOLOGIES = _rows("technologies", BUILDER_COUNT)
_PILLARS = _rows("pillars", BUILDER_COUNT)
_SEEN = _rows("seen")
(_HAND,), (_DISCARD,), (_BURIED,) = _rows("hand"), _rows("discard"), _rows("buried")
(_TECHDECKS,), (_TECHDISCARDS,) = _rows("techdecks", BUILDER_COUNT), _rows("techdiscards", BUILDER_COUNT)
(_REMOVED,) = _rows("removed", BUILDER_COUNT)
(_ASIDE,), (_CAUSE,) = _rows("aside"), _rows("cause")
_QUESTION = {question: place for place, question in enumerate(QUESTIONS, start=LAYOUT["question"].start)}
_AT = LAYOUT.starts()


class KnowledgeObserver(Observer):
    layout = LAYOUT

    def of_state(self, state: State, seat: Seat, chosen: str | None = None) -> Observation:
        if not isinstance(state, KnowledgeState):
            raise TypeError(f"expected a state of Ancient Knowledge, got {state!r}")
        return _show(seen_by(state, checked_seat(state, seat)))

    def of_view(self, view: View, chosen: str | None = None) -> Observation:
        return _show(seen_in(view))


def _show(seen: Seen) -> Observation:
    """Marks on empty bytes: there are some hundred, and finding rows that were shown before takes longer."""
    shown = bytearray(LAYOUT.size)
    for places, cards in _cards(seen):
        for card in cards:
            shown[places[card]] = 1
    row = _AT["timeline"]
    for seat in seen.seats:
        for monument in seat.cells:
            if monument is not None:
                shown[row + ORDER[monument]] = 1
            row += MONUMENT_COUNT
    shown[_AT["flags"] : _AT["question"]] = bytes(seen.flags)
    shown[_AT[COUNTS] :] = small(_counts(seen))
    return finished(shown, _frame(seen))


def _cards(seen: Seen) -> list[tuple[Places, Iterable[str]]]:
    """The parts with a place for each card, and the cards that they show; but for the timeline."""
    first, second, third = seen.pillars
    shown: list[tuple[Places, Iterable[str]]] = [
        (_HAND, seen.hand),
        (_DISCARD, seen.known_discards),
        (_PILLARS[0], first),
        (_PILLARS[1], second),
        (_PILLARS[2], third),
        (_TECHDECKS, seen.known_technologies),
        (_TECHDISCARDS, seen.techdiscards),
        (_REMOVED, seen.removed),
        (_BURIED, seen.buried),
    ]
    for seat, past, artefacts, technologies in zip(seen.seats, _PASTS, _ARTEFACTS, _TECHNOLOGIES, strict=False):
        shown += (past, seat.past), (artefacts, seat.artefacts), (technologies, seat.technologies)
    if seen.pending:
        shown.append((_ASIDE, _aside(seen)))
    if seen.cause is not None:
        shown.append((_CAUSE, (seen.cause,)))
    return shown


def _frame(seen: Seen) -> list[int]:
    """The marks of the parts from `players` to `deciders`, `question` and `seen`."""
    seat, players = seen.seat, len(seen.seats)
    marks = [
        _AT["players"] + players - 1,
        _AT["turn"] + (seen.turn - seat) % players,
        _AT["start"] + (seen.start - seat) % players,
    ]
    marks += [_AT["deciders"] + (each - seat) % players for each in seen.deciders]
    if seen.question is not None:
        marks.append(_QUESTION[seen.question])
    for card, holders in seen.seen.items():
        marks += [_SEEN[(holder - seat) % players - 1][card] for holder, _ in holders if holder != seat]
    return marks


def _counts(seen: Seen) -> list[int]:
    """The parts from COUNTS on, in their order."""
    knowledge: list[int] = []
    rotated, lost = [], []
    for seat in seen.seats:
        knowledge += seat.knowledge
        rotated.append(seat.rotated)
        lost.append(seat.lost)
    nobody = [0] * (SEATS - len(rotated))
    return [
        *knowledge,
        *nobody * len(CELLS),
        *rotated,
        *nobody,
        *lost,
        *nobody,
        *seen.hand_sizes,
        *nobody,
        min(seen.deck, HIGHEST),  # beyond it at first, and refused numbers cost time
        seen.discards,
        *seen.techdeck_sizes,
        seen.actions_left,
        seen.newly_lost,
        _left(seen),
    ]


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
