"""What happens in a game of Ancient Knowledge.

`by` is the card whose effect caused it and `clause` the part of that effect (`CARDS[by].clauses[clause]`); both are
None where the turn itself did. What only some seats may see is an event of its own, after the public one.
"""

from functools import cache
from typing import ClassVar

from digsite.core import Event, Seat


class Happening(Event, frozen=True, kw_only=True):
    """Base: something that happened to a seat, by a card's effect or by the turn."""

    seat: Seat
    by: str | None = None
    clause: int | None = None


# The frame of a turn.


class TurnBegan(Happening, frozen=True, tag="turn-began"):
    begins_turn = True


class ActionChosen(Happening, frozen=True, tag="action-chosen"):
    """The main choice: create, learn, archive, excavate or search."""

    action: str


class PhaseBegan(Happening, frozen=True, tag="phase-began"):
    """`timeline` or `decline`."""

    phase: str


class DeclineSkipped(Happening, frozen=True, tag="decline-skipped"):
    pass


class Refused(Happening, frozen=True, tag="refused"):
    """A "may" was not used."""


class SecondHalf(Happening, frozen=True, tag="second-half"):
    """Somebody has seven monuments in the past for the first time. A pillar turns, if one of level 1 is left."""

    turns: bool = True


class LastRound(Happening, frozen=True, tag="last-round"):
    """Somebody has fourteen monuments in the past for the first time."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """Points are counted: nothing is taken back any more."""

    reveals: ClassVar[bool] = True


# Builder cards.


class Announced(Happening, frozen=True, tag="announced"):
    """A card from the hand (or from cards looked at) that is about to be created; its cost is still to be paid."""

    reveals: ClassVar[bool] = True

    card: str
    space: int | None = None


class Created(Happening, frozen=True, tag="created"):
    card: str
    space: int | None = None
    knowledge: int = 0


class Drew(Happening, frozen=True, tag="drew"):
    number: int


class DrewCards(Happening, frozen=True, tag="drew-cards"):
    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


class Discarded(Happening, frozen=True, tag="discarded"):
    """From the hand, or from cards that only that seat had looked at."""

    number: int
    why: str
    """`pay`, `archive`, `effect` or `rest`."""


class DiscardedCards(Happening, frozen=True, tag="discarded-cards"):
    cards: tuple[str, ...]


class RevealedDiscarded(Happening, frozen=True, tag="revealed-discarded"):
    """Cards that everybody saw go to the discard pile."""

    cards: tuple[str, ...]


class Destroyed(Happening, frozen=True, tag="destroyed"):
    """A card in play goes to the discard pile."""

    card: str


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    """The discard pile was shuffled into a new deck."""

    number: int


class SetAside(Happening, frozen=True, tag="set-aside"):
    """One card of an opening hand that is not kept."""


class SetAsideCard(Happening, frozen=True, tag="set-aside-card"):
    card: str


class HandsReady(Event, frozen=True, tag="hands-ready"):
    """All opening hands are chosen; the rest was shuffled back."""


class LookedAt(Happening, frozen=True, tag="looked-at"):
    """Top cards of a deck lie aside; only that seat sees them."""

    number: int
    deck: str
    """`builders`, `level-1` or `level-2`."""


class LookedAtCards(Happening, frozen=True, tag="looked-at-cards"):
    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


class Revealed(Happening, frozen=True, tag="revealed"):
    """Top cards of the builder deck, open to all."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


class Kept(Happening, frozen=True, tag="kept"):
    """One of the cards that lie aside goes to the hand; which one only that seat knows."""


class KeptCard(Happening, frozen=True, tag="kept-card"):
    """A card that goes to the hand: seen by its keeper, or by all if it lay open."""

    card: str


class SawHand(Happening, frozen=True, tag="saw-hand"):
    victim: Seat


class SawHandCards(Happening, frozen=True, tag="saw-hand-cards"):
    reveals: ClassVar[bool] = True

    victim: Seat
    cards: tuple[str, ...]


class Took(Happening, frozen=True, tag="took"):
    victim: Seat


class TookCard(Happening, frozen=True, tag="took-card"):
    victim: Seat
    card: str


# Knowledge.


class KnowledgeRemoved(Happening, frozen=True, tag="knowledge-removed"):
    card: str
    number: int


class KnowledgeAdded(Happening, frozen=True, tag="knowledge-added"):
    """`owner` is the seat whose monument it is."""

    owner: Seat
    card: str
    number: int


class KnowledgeLost(Happening, frozen=True, tag="knowledge-lost"):
    card: str
    number: int


class LostRecovered(Happening, frozen=True, tag="lost-recovered"):
    """Lost knowledge left the board."""

    number: int


# Monuments.


class Moved(Happening, frozen=True, tag="moved"):
    card: str
    origin: int
    space: int


class Swapped(Happening, frozen=True, tag="swapped"):
    card: str
    other: str


class Declined(Happening, frozen=True, tag="declined"):
    """A monument goes to the past."""

    card: str


class Slid(Happening, frozen=True, tag="slid"):
    """Everything in the timeline moved one space down."""


class Rotated(Happening, frozen=True, tag="rotated"):
    number: int


class Straightened(Happening, frozen=True, tag="straightened"):
    number: int


# Technologies.


class Unveiled(Happening, frozen=True, tag="unveiled"):
    """A technology that only that seat had looked at, about to be learned."""

    reveals: ClassVar[bool] = True

    card: str


class Learned(Happening, frozen=True, tag="learned"):
    card: str


class Buried(Happening, frozen=True, tag="buried"):
    """A displayed technology goes under its deck; or leaves the game, as that deck has."""

    card: str
    gone: bool = False


class PutUnder(Happening, frozen=True, tag="put-under"):
    """A technology that was looked at goes under its deck; or leaves the game, as that deck has."""

    gone: bool = False


class PutUnderCard(Happening, frozen=True, tag="put-under-card"):
    card: str


class PillarSwept(Event, frozen=True, tag="pillar-swept"):
    """The cards of a pillar go to their discard pile."""

    pillar: int
    cards: tuple[str, ...]


class PillarFilled(Event, frozen=True, tag="pillar-filled"):
    reveals: ClassVar[bool] = True

    pillar: int
    cards: tuple[str, ...]


class PillarFlipped(Happening, frozen=True, tag="pillar-flipped"):
    pillar: int


class PillarGone(Event, frozen=True, tag="pillar-gone"):
    """A pillar could not be filled: it leaves the game with the deck and the discard pile of that level."""

    pillar: int
    level: int


class TechDeckRenewed(Event, frozen=True, tag="techdeck-renewed"):
    level: int
    number: int


# What every turn tells in the same words: looking one up is cheaper than making it.


@cache
def turn_began(seat: Seat) -> TurnBegan:
    return TurnBegan(seat=seat)


@cache
def action_chosen(seat: Seat, action: str) -> ActionChosen:
    return ActionChosen(seat=seat, action=action)


@cache
def phase_began(seat: Seat, phase: str) -> PhaseBegan:
    return PhaseBegan(seat=seat, phase=phase)


@cache
def slid(seat: Seat) -> Slid:
    return Slid(seat=seat)
