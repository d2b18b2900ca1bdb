"""What things are worth before they are points, in victory points. Found by letting bots play each other."""

import msgspec


class Prices(msgspec.Struct, frozen=True):
    """The judgement of a bot as numbers; another set makes another bot."""

    # Knowledge. A token that becomes lost costs a point; one that may yet be removed costs less, the longer the less.
    loss: float = 1.0
    loss_later: float = 0.62
    """What the price of a token falls to when there is all the time to remove it."""
    loss_fading: float = 0.8
    """How much of the difference is left for each own action before the decline."""

    # Cards in hand: currency first, and what they promise beyond that if they are created.
    card: float = 0.62
    card_falling: float = 0.03
    """How much less each further card is worth."""
    promise: tuple[float, ...] = (0.65, 0.5, 0.4, 0.3, 0.2, 0.1)
    """The share of a card's promise that counts, best card first: only so many will be created."""
    unknown_promise: float = 0.6
    """The promise of a card that was drawn and not seen."""
    upright: float = 0.7
    """A monument of the past that can still be rotated."""

    # What is done for nothing.
    learn: float = 1.6
    create: float = 1.2
    create_artefact: float = 0.8
    archive: float = 1.0
    move: float = 0.7
    straighten: float = 0.5
    look: float = 0.9
    find: float = 1.3
    bury: float = 0.2

    # What happens to opponents.
    rival: float = 0.5
    """How much of what an opponent has counts against the own."""
    technology: float = 0.35
    """A technology, for the requirements and endgame effects that count technologies."""
    open_technology: float = 0.35
    """The share of its points that a displayed technology counts, if its requirement is met."""

    # Pace.
    creates_a_turn: float = 1.0
    learns_a_turn: float = 0.65
    excavates_a_turn: float = 0.3
    pipeline: float = 2.5
    """Turns that a monument takes from the hand to the past."""


PRICES = Prices()
