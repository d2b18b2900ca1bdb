"""What the words of games with texts of their own have in common."""

from collections.abc import Callable
from functools import cached_property
from typing import ClassVar, Protocol

from digsite.core import Action, Event, Seat, View
from digsite.texts.catalogue import Texts
from digsite.texts.words import Sentence, Words


class GameNames:
    """What the things of one game are called in one language."""

    game: ClassVar[str]
    """The ids of its texts begin so."""

    def __init__(self, texts: Texts, called: Callable[[Seat], str]) -> None:
        self.texts = texts
        self.language = texts.language
        self.called = called
        self.codes = True
        """Whether things are also called by their codes, by which a move is written and a picture found."""

    def say(self, text: str, /, **values: object) -> str:
        return self.texts.fill(f"{self.game}-{text}", values)

    def of_seat(self, text: str, seat: Seat, reader: Seat | None, /, **values: object) -> str:
        """A text that tells of a seat: to itself as "you", to all others as it is called."""
        values["you"] = "yes" if seat == reader else "no"
        values["player"] = self.called(seat)
        return self.texts.fill(f"{self.game}-{text}", values)


class TableTeller(Protocol):
    """Tells a table in words."""

    @property
    def topics(self) -> tuple[str, ...]: ...

    def about(self, view: View, topic: str) -> list[str]: ...

    def everything(self, view: View) -> list[str]: ...


class EventTeller(Protocol):
    """Tells what happened, by which rule, and which things the sentence names."""

    def tell(self, event: Event, reader: Seat | None) -> Sentence: ...

    def rule(self, event: Event) -> str: ...

    def mentions(self, event: Event) -> dict[str, str]: ...


class GameWords(Words):
    """A game's own words inherit this, and set its tellers."""

    names: GameNames
    telling: TableTeller
    events: EventTeller

    @cached_property
    def aloud(self) -> "GameWords":
        twin = type(self)(self.game, self.texts, self.players)
        twin.names.codes = False
        return twin.playing(self.options)

    @property
    def pictured(self) -> "GameWords":
        return self.aloud

    def action(self, action: Action, view: View) -> str:
        does = self._does(action, view)
        return f"{self.typed(action)} – {does}" if does else self.typed(action)

    def choice(self, action: Action, view: View) -> str:
        move, brings = self.move(action, view), self._brings(action, view)
        return f"{move} – {brings}" if brings else move

    def _brings(self, action: Action, view: View) -> str:
        """What a move brings, behind the move in words; empty where that says it."""
        return self._does(action, view)

    def _does(self, action: Action, view: View) -> str:
        """What a move brings; empty where the move itself says it."""
        return ""

    @property
    def topics(self) -> tuple[str, ...]:
        return self.telling.topics

    def title(self) -> str:
        return self.names.say("title")

    def describe(self, view: View, topic: str = "") -> list[str]:
        return self.telling.about(view, topic) if topic else self.telling.everything(view)

    def event(self, event: Event, seat: Seat | None) -> str:
        return self.sentence(event, seat).text

    def sentence(self, event: Event, seat: Seat | None) -> Sentence:
        return self.events.tell(event, seat)

    def because(self, event: Event) -> str:
        return self.events.rule(event)

    def mentions(self, event: Event) -> dict[str, str]:
        return self.events.mentions(event)

    def reason(self, reason: str) -> str:
        return self.names.say(f"reason-{reason}")

    def tie_break(self, rule: str) -> str:
        return self.names.say(f"tie-{rule}")
