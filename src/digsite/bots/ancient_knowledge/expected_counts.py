"""How much of everything that cards count a seat may expect to have: soon, and at the end of the game."""

from collections.abc import Collection

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.player import IS_ENDGAME, PAST_INDEX, Player
from digsite.ancient_knowledge.vocabulary import Count, Kind
from digsite.bots.ancient_knowledge.chances import Expected
from digsite.bots.ancient_knowledge.prices import Prices
from digsite.bots.ancient_knowledge.timeline_projection import TimelineProjection

_SOON = 4.0
"""Turns that an effect in play usually has to wait, at most."""
_SOON_CELLS = 8
"""The cells whose monuments decline by then."""


def expected_soon(player: Player, turns: float, prices: Prices) -> Expected:
    """The counts while the cards in play act."""
    soon = min(turns, _SOON)
    kinds = [float(number) for number in player.past_kinds]
    for card in player.cells[:_SOON_CELLS]:
        if card is not None:
            kinds[PAST_INDEX[card]] += 0.7
    return {
        **_past(kinds),
        **_technologies(player, soon, prices),
        Count.PAST_ENDGAME: player.endgame,
        Count.TIMELINE_MONUMENT: 4.0,
        Count.LOST: player.lost + sum(player.knowledge) * 0.4,
        Count.ARTEFACTS: len(player.artefacts) + 0.2 * soon,
    }


def expected_at_the_end(
    player: Player, projection: TimelineProjection, known: Collection[str], active: float
) -> Expected:
    """The counts when the game is scored, after so many more turns of actions; `known`: cards one may reckon with."""
    prices = projection.setting.prices
    creates = max(0.0, projection.setting.turns - prices.pipeline) * prices.creates_a_turn
    weights = _weights(player, known)
    coming = sum(likely for card, likely in projection.arrivals if IS_ENDGAME[card])
    return {
        **_past(
            [
                past + arriving + creates * weight
                for past, arriving, weight in zip(player.past_kinds, projection.kinds, weights, strict=True)
            ]
        ),
        **_technologies(player, active, prices),
        Count.PAST_ENDGAME: player.endgame + coming + 0.1 * creates,
        Count.TIMELINE_MONUMENT: projection.left + min(active, 3.0) * prices.creates_a_turn * 0.9,
        Count.LOST: player.lost + projection.lost + creates * 0.8,
        Count.ARTEFACTS: len(player.artefacts) + 0.15 * active,
    }


def _weights(player: Player, known: Collection[str]) -> list[float]:
    """The share of each kind among the monuments to come: more of what is in hand."""
    held = [1.0, 1.0, 1.0]
    for card in player.hand:
        if card in known and BUILDERS[card].kind is not Kind.ARTEFACT:
            held[PAST_INDEX[card]] += 1.0
    return [number / sum(held) for number in held]


def _past(kinds: list[float]) -> Expected:
    city, megalith, pyramid = kinds
    return {
        Count.PAST: sum(kinds),
        Count.PAST_CITY: city,
        Count.PAST_MEGALITH: megalith,
        Count.PAST_PYRAMID: pyramid,
        Count.PAST_SET: min(kinds),
        Count.PAST_SAMEKIND: max(kinds),
        Count.PAST_CHOSEN_KIND: max(kinds),
    }


def _technologies(player: Player, turns: float, prices: Prices) -> Expected:
    ancient, writing, secret = (number + turns * prices.learns_a_turn / 3 for number in player.tech_kinds)
    return {
        Count.TECH: ancient + writing + secret,
        Count.TECH_ANCIENT: ancient,
        Count.TECH_WRITING: writing,
        Count.TECH_SECRET: secret,
        Count.TECH_SET: min(ancient, writing, secret),
    }
