"""A table for the tests of cards: set up a position, play by words, read what lies where.

Words are what an action's fields say, one after the other, without the seat: "create C7 3", "pay A5", "remove C16",
"transfer M9 2", "done". So a test reads like somebody telling a turn.
"""

from collections.abc import Sequence
from typing import Any

import digsite
from digsite.core import Action, Event, Position, Seat

GAME = digsite.game("ancient-knowledge")

# Technologies of level 1: their points cannot blur a score.
ANCIENTS = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"]
SECRETS = ["T10", "T11", "T12", "T13", "T14", "T15", "T16", "T17", "T18"]
WRITINGS = ["T19", "T20", "T21", "T22", "T23", "T24", "T25", "T26", "T27"]
LEVEL_1 = ANCIENTS + SECRETS + WRITINGS
LEVEL_2 = [f"T{number}" for number in range(28, 46)]

TEN_CARDS = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10"]
"""A full hand."""


def words(action: Action) -> str:
    """The action as one says it."""
    return " ".join(str(value) for field, value in action.to_dict().items() if field != "seat")


class Table:
    """A position in which seat 0 is to move, with what has happened since it was set up."""

    def __init__(self, *seats: Position, **position: Any) -> None:
        """Seats and the rest as `scenario` takes them; who names no opponent gets one without any cards."""
        self.state = GAME.scenario(seats=[*seats, {}] if len(seats) == 1 else list(seats), **position)
        self.events: list[Event] = []

    # Playing.

    def play(self, *said: str, seat: Seat | None = None) -> "Table":
        """Take these steps, one after the other; without a seat, for the only one that decides."""
        for step in said:
            offered = {words(action): action for action in self.state.legal_actions(seat)}
            assert step in offered, f"{step!r} is not among {list(offered)}"
            self.events += self.state.apply(offered[step])
        return self

    def offers(self, seat: Seat | None = None) -> set[str]:
        """Everything that may be done now."""
        return {words(action) for action in self.state.legal_actions(seat)}

    def offered(self, kind: str) -> set[str]:
        """What may be done now of one kind, without the word for it: the cards and spaces."""
        return {step.removeprefix(f"{kind} ") for step in self.offers() if step.split()[0] == kind}

    def deciders(self) -> list[Seat]:
        """The seats that are asked something now."""
        return list(self.state.deciders)

    @property
    def turn(self) -> Seat:
        """Whose turn it is. 1 after seat 0 has ended its turn without being asked anything more."""
        turn: Seat = self.state.view(None)["turn"]
        return turn

    def done_by(self, card: str, kind: str | None = None) -> list[str]:
        """The kinds of what a card's effect has made happen so far; those of one kind only, if one is named."""
        told = [event.to_dict() for event in self.events]
        return [event["kind"] for event in told if event.get("by") == card and kind in (None, event["kind"])]

    # Reading.

    def _seat(self, seat: Seat) -> Position:
        part: Position = self.state.as_scenario()["seats"][seat]
        return part

    def timeline(self, seat: Seat = 0) -> dict[int, list[list[Any]]]:
        """Space -> [[card, knowledge], ...], lower row first."""
        spaces: dict[int, list[list[Any]]] = self._seat(seat)["timeline"]
        return spaces

    def knowledge(self, seat: Seat = 0) -> dict[str, int]:
        """How much lies on each monument of the timeline."""
        return {card: number for monuments in self.timeline(seat).values() for card, number in monuments}

    def spaces(self, seat: Seat = 0) -> dict[str, int]:
        """Where each monument of the timeline lies."""
        return {card: space for space, monuments in self.timeline(seat).items() for card, _ in monuments}

    def hand(self, seat: Seat = 0) -> list[str]:
        hand: list[str] = self._seat(seat)["hand"]
        return hand

    def past(self, seat: Seat = 0) -> list[str]:
        past: list[str] = self._seat(seat)["past"]
        return past

    def artefacts(self, seat: Seat = 0) -> list[str]:
        artefacts: list[str] = self._seat(seat)["artefacts"]
        return artefacts

    def technologies(self, seat: Seat = 0) -> list[str]:
        technologies: list[str] = self._seat(seat)["technologies"]
        return technologies

    def lost(self, seat: Seat = 0) -> int:
        lost: int = self._seat(seat)["lost"]
        return lost

    def rotated(self, seat: Seat = 0) -> int:
        rotated: int = self._seat(seat)["rotated"]
        return rotated

    @property
    def discard(self) -> list[str]:
        """The builder discard pile, last card on top."""
        discard: list[str] = self.state.as_scenario()["discard"]
        return discard

    @property
    def pillars(self) -> list[list[str]]:
        pillars: list[list[str]] = self.state.as_scenario()["pillars"]
        return pillars

    def techdeck(self, level: int) -> list[str]:
        """The technologies of a level that lie face down, first card on top."""
        deck: list[str] = self.state.as_scenario()["techdecks"][level - 1]
        return deck


def after_actions(*seats: Position, **position: Any) -> Table:
    """The table once seat 0 has taken its two actions: at the next decision of its phases, or in the next turn."""
    return Table(*seats, actions_left=0, **position)


def endgame_points(card: str, **mine: Any) -> int:
    """What the endgame effect of that card scores when the game ends with this before seat 0."""
    outcome = Table(mine, turn=1, actions_left=0, last_round=True).state.outcome
    assert outcome is not None
    return sum(line.points for line in outcome.lines[0] if (line.kind, line.source) == ("endgame", card))


def display(card: str, learned: Sequence[str] = ()) -> list[list[str]]:
    """Three pillars, that technology the first of its level, and none of those that are learned."""
    first = [card, *(other for other in LEVEL_1 + LEVEL_2 if other != card and other not in learned)]
    level_1 = [other for other in first if other in LEVEL_1]
    level_2 = [other for other in first if other in LEVEL_2]
    return [level_1[:3], level_1[3:6], level_2[:3]]


def can_learn(card: str, **mine: Any) -> bool:
    """Whether seat 0, with this before it, may learn that technology when it is displayed."""
    return card in Table(mine, pillars=display(card, mine.get("technologies", ()))).offered("learn")


def learning(card: str, mine: Position, *opponents: Position, **position: Any) -> Table:
    """The table once seat 0 has learned that technology, which was displayed."""
    position.setdefault("pillars", display(card, mine.get("technologies", ())))
    return Table(mine, *opponents, **position).play(f"learn {card}")
