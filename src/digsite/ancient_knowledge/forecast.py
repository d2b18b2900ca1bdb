"""What the monuments of a timeline will bring if nothing is done about them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.player import space_of
from digsite.ancient_knowledge.scoring import TIMELINE_MONUMENT, endgame_points
from digsite.core import Json

if TYPE_CHECKING:
    from digsite.ancient_knowledge.player import Player
    from digsite.ancient_knowledge.state import KnowledgeState


def forecast(state: "KnowledgeState", player: "Player") -> Iterator[dict[str, Json]]:
    """Each monument, the next to decline first: in how many of the player's decline phases, the knowledge that will be
    lost with it, the points it will then be worth as the table stands, and what all that does to the score."""
    for cell, card in enumerate(player.cells):
        if card is not None:
            points = BUILDERS[card].vp + endgame_points(state, player, card)
            lost = player.knowledge[cell]
            swing = points - lost - TIMELINE_MONUMENT
            yield {"card": card, "turns": space_of(cell), "points": points, "lost": lost, "swing": swing}
