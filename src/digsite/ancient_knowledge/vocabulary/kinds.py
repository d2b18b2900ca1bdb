"""The kinds of cards, and the moments at which a card acts."""

from enum import StrEnum


class Kind(StrEnum):
    """The kind of a builder card. MONUMENT stands for the first three; no card itself is of that kind."""

    CITY = "city"
    MEGALITH = "megalith"
    PYRAMID = "pyramid"
    ARTEFACT = "artefact"
    MONUMENT = "monument"

    def includes(self, kind: "Kind") -> bool:
        """Whether a card of that kind is one of these."""
        return kind is self or (self is Kind.MONUMENT and kind is not Kind.ARTEFACT)

    @property
    def plural(self) -> str:
        return "cities" if self is Kind.CITY else f"{self.value}s"


MONUMENTS = (Kind.CITY, Kind.MEGALITH, Kind.PYRAMID)


class TechnologyKind(StrEnum):
    """The kind of a technology. ANY stands for all three; no card itself is of that kind."""

    ANCIENT = "ancient"
    WRITING = "writing"
    SECRET = "secret"
    ANY = "any"

    def includes(self, kind: "TechnologyKind") -> bool:
        """Whether a technology of that kind is one of these."""
        return self is TechnologyKind.ANY or kind is self


class Trigger(StrEnum):
    """When a card acts."""

    IMMEDIATE = "immediate"
    ANYTIME = "anytime"
    TIMELINE = "timeline"
    DECLINE = "decline"
    ENDGAME = "endgame"
