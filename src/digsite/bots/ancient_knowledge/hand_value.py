"""What creating a card of the hand would bring, from what it declares."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.player import ARTEFACT_PLACES
from digsite.ancient_knowledge.reckoning.scoring import TIMELINE_MONUMENT
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN
from digsite.ancient_knowledge.rules.entering import entering_knowledge
from digsite.bots.ancient_knowledge.card_effects import (
    ALL_OR_NOTHING,
    ANYTIME,
    AT_ONCE,
    EACH_TURN,
    EFFECTS,
    ON_DECLINE,
    SCORES,
    USED_UP,
)
from digsite.bots.ancient_knowledge.chances import Expected, points
from digsite.bots.ancient_knowledge.timeline_projection import price_of_token
from digsite.bots.ancient_knowledge.verbs import Setting, rate_of, worth_of_effect

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


def rate_of_card(card: str, setting: Setting) -> float:
    """What the card's effects are worth in each turn in play."""
    return sum(rate_of(effect, setting) for effect in EFFECTS[card])


def worth_if_created(state: "KnowledgeState", card: str, setting: Setting, expected: Expected) -> float:
    """All that the card would bring, less what is paid for it, itself included."""
    built = BUILDERS[card]
    price = (1 + built.cost) * setting.prices.card
    if built.start is None:
        if len(setting.player.artefacts) == ARTEFACT_PLACES:
            return 0.0
        turns = 1.0 if card in USED_UP else max(0.0, setting.turns - 1.0)
        return rate_of_card(card, setting) * turns - price
    likely = min(1.0, max(0.0, setting.turns - built.start + 0.5))
    in_the_past = _worth_in_the_past(state, card, setting, expected)
    return likely * in_the_past + (1.0 - likely) * TIMELINE_MONUMENT + _worth_in_play(card, setting) - price


def _worth_in_the_past(state: "KnowledgeState", card: str, setting: Setting, expected: Expected) -> float:
    """Its points, endgame effects, its use to excavate, its decline; less its knowledge, as far as it is lost."""
    built, prices = BUILDERS[card], setting.prices
    start = built.start or 0
    worth = built.vp + prices.upright * min(1.0, max(0.0, setting.turns - start - 1) / 4)
    knowledge = entering_knowledge(state, setting.player, card)
    token = price_of_token(ACTIONS_A_TURN * start, prices)
    if card in ALL_OR_NOTHING:
        return max(0.0, worth - knowledge * (token + prices.card) / 2)
    worth += points(SCORES.get(card, ()), expected, setting.turns)
    worth += sum(worth_of_effect(effect, setting) for effect in ON_DECLINE.get(card, ()))
    return worth - knowledge * token


def _worth_in_play(card: str, setting: Setting) -> float:
    """Its immediate effect, or what it does turn by turn until it declines."""
    at_once = sum(max(0.0, worth_of_effect(effect, setting)) for effect in AT_ONCE.get(card, ()))
    if card in EACH_TURN or card in ANYTIME:
        return at_once + rate_of_card(card, setting) * min(BUILDERS[card].start or 0, setting.turns)
    return at_once
