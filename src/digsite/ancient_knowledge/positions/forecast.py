"""What the monuments of a timeline will bring if nothing is done about them."""

from collections.abc import Iterator
from typing import TypedDict

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.player import Player, space_of
from digsite.ancient_knowledge.reckoning.scoring import TIMELINE_MONUMENT, endgame_points
from digsite.ancient_knowledge.state import KnowledgeState


class Decline(TypedDict):
    """What a monument will bring if nothing is done about it."""

    card: str
    """Which monument."""
    turns: int
    """In how many of its owner's decline phases; 1: the coming one."""
    points: int
    """What it will then be worth as the table stands."""
    lost: int
    """The knowledge that will be lost with it."""
    swing: int
    """What all that does to the score."""


def forecast(state: KnowledgeState, player: Player) -> Iterator[Decline]:
    """Each monument, the next to decline first."""
    for cell, card in enumerate(player.cells):
        if card is not None:
            points = BUILDERS[card].vp + endgame_points(state, player, card)
            lost = player.knowledge[cell]
            swing = points - lost - TIMELINE_MONUMENT
            yield {"card": card, "turns": space_of(cell), "points": points, "lost": lost, "swing": swing}
