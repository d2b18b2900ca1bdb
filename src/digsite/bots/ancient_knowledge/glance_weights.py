"""What weighs how much at a glance, in points. Found by letting sets of them play: `benchmarks/tune_glance.py`."""

import msgspec


class GlanceWeights(msgspec.Struct, frozen=True):
    """Where two numbers belong together, the second one is added as the game comes to its end."""

    worth: float = 1.3
    """Factor of the learned worth of a card."""
    monument: float = 0.75
    artefact: float = -0.6
    late_create: float = -0.1
    technology: float = 0.25
    late_technology: float = 0.27
    """Beyond that worth, for creating or learning it."""

    up: float = 0.38
    down: float = 0.0
    """The cost of each space that a monument is created above or below its own; below, cards are paid besides."""

    search: float = 1.15
    late_search: float = -0.35
    """A card drawn by an action of its own."""
    card: float = 0.55
    late_card: float = -0.26
    """A card that is drawn along with others, or that must be paid."""
    crowded: float = 0.03
    """How much less a card is worth for each that is in hand already."""
    excavate: float = -0.28
    rotated: float = -0.14
    """The cost of a monument that cannot be rotated any more."""

    archive: float = -0.69
    token: float = 1.08
    token_fading: float = 0.85
    """What taking one knowledge off a monument is worth in its last turn, and what is left of that a turn earlier."""
    cheapest: float = 0.33
    promise: float = 0.2
    """A card in the hand that will never be created, and the share of its worth that another one adds to that."""


GLANCE_WEIGHTS = GlanceWeights()
