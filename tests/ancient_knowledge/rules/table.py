"""A table set up from plain data, and a hand to play on it: what the tests of the rules are written with."""

from typing import Any, TypeVar

from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Action, Event

E = TypeVar("E", bound=Event)

# Technologies that nobody in these tests can learn, so that no learn is offered by chance.
OUT_OF_REACH = [["T29", "T31", "T36"], ["T37", "T38", "T39"], ["T43", "T44", "T45"]]


class Table:
    """A scenario under test. Seats are given as plain data; seat 0 is to move unless said otherwise."""

    def __init__(self, *seats: dict[str, Any], **position: Any) -> None:
        sides = list(seats) + [{}] * max(0, 2 - len(seats))
        options = {"pillars": OUT_OF_REACH, "seed": 1} | position
        state = ANCIENT_KNOWLEDGE.scenario(seats=sides, **options)
        assert isinstance(state, KnowledgeState)
        self.state = state
        self.events: list[Event] = []

    def seat(self, number: int) -> Player:
        return self.state.seats[number]

    @property
    def me(self) -> Player:
        return self.state.seats[0]

    @property
    def deciders(self) -> list[int]:
        return list(self.state.deciders)

    def options(self, kind: str | None = None, seat: int | None = None) -> list[Action]:
        """What is offered, of a kind if one is named."""
        deciders = self.state.deciders if seat is None else (seat,)
        return [
            action
            for decider in deciders
            for action in self.state.legal_actions(decider)
            if kind is None or action.kind == kind
        ]

    def offers(self, kind: str, field: str = "card", seat: int | None = None) -> list[Any]:
        """One field of what is offered of that kind: by default the cards."""
        return [getattr(action, field) for action in self.options(kind, seat)]

    @property
    def kinds(self) -> set[str]:
        """The kinds of actions that are offered."""
        return {action.kind for action in self.options()}

    @property
    def asked(self) -> str | None:
        """The kind of the open question."""
        return self.state.decisions[0].kind if self.state.decisions else None

    def do(self, kind: str, card: str | None = None, **fields: Any) -> list[Event]:
        """Apply the one offered action that fits."""
        wanted = fields if card is None else fields | {"card": card}
        found = [
            action
            for action in self.options(kind)
            if all(getattr(action, name) == value for name, value in wanted.items())
        ]
        assert len(found) == 1, f"{kind} {wanted}: {found} of {self.options()}"
        events = self.state.apply(found[0])
        self.events += events
        return events

    def create(self, card: str, space: int | None = None, pay: tuple[str, ...] = ()) -> list[Event]:
        """Create a card and pay for it."""
        events = self.do("create", card, space=space)
        for paid in pay:
            events = events + self.do("pay", paid)
        return events

    def told(self, kind: type[E]) -> list[E]:
        """Everything of that kind that has happened so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def timeline(self) -> dict[int, list[list[Any]]]:
        """The timeline of seat 0, as plain data."""
        timeline: dict[int, list[list[Any]]] = self.state.as_scenario()["seats"][0]["timeline"]
        return timeline

    def knowledge(self, card: str) -> int:
        """The knowledge on a monument, whoever owns it."""
        for player in self.state.seats:
            if card in player.cells:
                return player.knowledge[player.cells.index(card)]
        raise LookupError(card)


def past(**kinds: int) -> list[str]:
    """So many cities, megaliths, pyramids without an effect at the end of the game."""
    plain = {
        "cities": ["C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15"],
        "megaliths": ["M8", "M9", "M10", "M11", "M12", "M13", "M14", "M15", "M16", "M17"],
        "pyramids": ["P7", "P8", "P9", "P10", "P11", "P12", "P13", "P14", "P15", "P16"],
    }
    return [card for kind, number in kinds.items() for card in plain[kind][:number]]
