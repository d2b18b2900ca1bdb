"""What things are worth before they are points, in victory points."""

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
    promise: float = 0.65
    """The share of a card's promise that counts."""
    promise_falling: float = 0.11
    """How much less that is for each further card, the best one first: only so many will be created."""
    unknown_promise: float = 0.6
    """The promise of a card that was drawn and not seen."""
    enough_turns: float = 2.0
    """With the actions of so many turns to come, cards and upright monuments are worth their full price."""
    upright: float = 0.7
    """A monument of the past that can still be rotated."""

    # Cards that have been created.
    hindsight: float = 0.0
    """The share that counts of what games have shown `Evaluation` to miss about a card."""
    learned: float = 0.0
    learned_technology: float = 0.0
    """The share of a card's worth learned at a glance that counts besides; of a technology's."""
    past: float = 0.0
    timeline: float = 0.0
    artefact: float = 0.0
    """What a monument in the past, one in the timeline and an artefact count beyond that, early in the game."""
    endgame: float = 1.0
    """Factor of endgame effects."""
    engine: float = 1.0
    """Factor of effects that wait for their occasion, and of those of artefacts beyond what the timeline shows."""
    shown_turns: float = 3.0
    """Turns for which the timeline shows what artefacts will do; later it will hold other monuments."""

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
    open_falling: float = 0.35
    """How much less each further displayed technology counts: one cannot learn them all."""
    unseen_reach: float = 0.6
    """What a displayed technology counts that was not seen yet."""

    # Pace.
    creates_a_turn: float = 1.0
    learns_a_turn: float = 0.65
    excavates_a_turn: float = 0.3
    pipeline: float = 2.5
    """Turns that a monument takes from the hand to the past."""


PRICES = Prices()
"""By which `greedy` plays: found by hand, letting bots play each other."""

SHREWD = Prices(
    hindsight=0.5,
    loss=0.96, loss_later=0.57, loss_fading=0.77, card=0.61, card_falling=0.025, promise=0.42, promise_falling=0.088,
    unknown_promise=0.55, enough_turns=2.06, upright=0.39, learned=0.18, learned_technology=0.061, past=-0.34,
    timeline=0.62, artefact=0.63, endgame=1.17, engine=0.91, shown_turns=2.84, learn=1.46, create=0.96,
    create_artefact=0.7, archive=0.94, move=0.5, straighten=0.41, look=0.77, find=1.24, bury=0.21, rival=0.5,
    technology=0.31, open_technology=0.37, open_falling=0.38, unseen_reach=0.75, creates_a_turn=0.89,
    learns_a_turn=0.97, excavates_a_turn=0.27, pipeline=2.28,
)  # fmt: skip
"""By which `master` plays: found by an evolution strategy (`benchmarks/tune_prices.py`)."""
