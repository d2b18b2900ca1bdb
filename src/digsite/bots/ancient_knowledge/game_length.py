"""How long the game will last, from what everybody can see."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge.player import Player, space_of
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN, END_OF_GAME
from digsite.bots.ancient_knowledge.prices import Prices
from digsite.core import Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


def declines_left(state: "KnowledgeState", seat: Seat, prices: Prices) -> float:
    """How many decline phases that seat will still have, the one under way or to come this turn included."""
    if state.over:
        return 0.0
    if state.last_round:
        place, now = ((who - state.start) % state.players for who in (seat, state.turn))
        return float(place >= now)
    return max(1.0, min(_turns_to_fourteen(player, prices) for player in state.seats))


def _turns_to_fourteen(player: Player, prices: Prices) -> float:
    """When the last monument that is lacking will decline: one of the timeline, or one that is still to be created."""
    lacking = END_OF_GAME - len(player.past)
    if lacking <= 0:
        return 1.0
    spaces = [float(space_of(cell)) for cell, card in enumerate(player.cells) if card is not None]
    created = [number / prices.creates_a_turn + prices.pipeline for number in range(1, lacking + 1)]
    return sorted(spaces + created)[lacking - 1]


def actions_before_decline(state: "KnowledgeState", seat: Seat) -> int:
    """How many actions that seat has before its next decline phase."""
    if state.turn != seat:
        return ACTIONS_A_TURN
    return state.actions_left


def turns_of_actions(state: "KnowledgeState", seat: Seat, declines: float) -> float:
    """For how many turns that seat will still act, if it has so many decline phases."""
    return max(0.0, declines - 1.0 + actions_before_decline(state, seat) / ACTIONS_A_TURN)
