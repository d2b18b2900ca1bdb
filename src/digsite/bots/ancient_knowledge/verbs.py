"""What a verb of a card is worth before it is carried out, in victory points."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.vocabulary import (
    Amount,
    AnySplit,
    Archive,
    BuryTechnologies,
    Count,
    Create,
    CreateOneOfThem,
    Creating,
    DestroyArtefacts,
    DestroyThis,
    Discard,
    DiscardRest,
    Draw,
    DrawPerRotated,
    EachKeepsOne,
    EachOf,
    EaseEntry,
    EndOfDecline,
    EnterLess,
    Excavating,
    KeepOne,
    KeepOneMore,
    Kind,
    Learn,
    Learning,
    LearnOneOfThem,
    LookAtDeck,
    LookAtTechnologies,
    LowerRequirement,
    Monuments,
    Move,
    MoveBetween,
    Occasion,
    OneOf,
    OpponentsDestroyArtefact,
    OpponentsDiscard,
    OpponentsGainKnowledge,
    Per,
    RecoverLost,
    RemoveKnowledge,
    ReplaceDraw,
    RestToBottom,
    RevealDeck,
    RevealUntil,
    Score,
    SeveralOf,
    SkipDecline,
    Straighten,
    Swap,
    TakeFromHand,
    TechnologyKind,
    TransferLost,
    Verb,
)
from digsite.bots.ancient_knowledge.card_effects import Effect
from digsite.bots.ancient_knowledge.chances import USUAL, Expected, chance, number_of
from digsite.bots.ancient_knowledge.prices import Prices


class Setting(NamedTuple):
    """What the worth of a verb hangs on."""

    player: Player
    expected: Expected
    turns: float
    prices: Prices
    rivals: int


Worth: TypeAlias = Callable[[Any, Setting], float]


def _number(amount: Amount, setting: Setting) -> float:
    if isinstance(amount, int):
        return float(amount)
    count, each, group = (amount.count, amount.number, amount.group) if isinstance(amount, Per) else (amount, 1, 1)
    return each * number_of(count, setting.expected) / group


def _relief(verb: RemoveKnowledge, setting: Setting) -> float:
    """Tokens that will be there to be removed, each at the price of one that can wait."""
    number = _number(verb.quantity.amount, setting)
    source, price = verb.source, setting.prices.loss_later
    if isinstance(source, EachOf):
        return number * price * (1.0 if source.monuments.kind is Kind.MONUMENT else 0.45 * _crowd(setting))
    if isinstance(source, OneOf):
        return min(number, 3.0) * price * _fitting(source.monuments)
    if isinstance(source, SeveralOf):
        return number * source.number * price * 0.8
    return min(number, 5.0) * price * (0.95 if isinstance(source, AnySplit) else 0.9)


def _crowd(setting: Setting) -> float:
    """Monuments in the timeline, compared to three."""
    return 0.5 + min(6, len(setting.player.monuments)) / 6


def _fitting(monuments: Monuments) -> float:
    return 0.6 if monuments.at_least else 0.95


_WORTH: dict[type, Worth] = {
    RemoveKnowledge: _relief,
    RecoverLost: lambda verb, on: min(verb.number, on.expected[Count.LOST]) * 0.95,
    Draw: lambda verb, on: _number(verb.amount, on) * on.prices.card * 0.9,
    Discard: lambda verb, on: -verb.number * on.prices.card * (0.0 if verb.up_to else 0.8),
    Create: lambda verb, on: on.prices.create_artefact if verb.kind is Kind.ARTEFACT else on.prices.create,
    Move: lambda verb, on: on.prices.move * (0.3 if verb.monuments.empty else 1.0),
    Straighten: lambda verb, on: verb.number * on.prices.straighten * 0.8,
    OpponentsDiscard: lambda verb, on: verb.number * on.rivals * on.prices.rival * 0.5,
    OpponentsGainKnowledge: lambda verb, on: verb.number * on.rivals * on.prices.rival * 0.75,
    TransferLost: lambda verb, on: min(verb.quantity.amount, on.expected[Count.LOST]) * (1 + on.prices.rival * 0.75),
    EaseEntry: lambda verb, on: verb.less * on.prices.loss_later,
    DrawPerRotated: lambda verb, on: (verb.number - verb.usual) * USUAL[Count.ROTATED] * on.prices.card,
}
"""Verbs whose worth hangs on their numbers."""

_FLAT: dict[type, Callable[[Setting], float]] = {
    Learn: lambda on: on.prices.learn,
    LearnOneOfThem: lambda on: on.prices.learn * 0.8,
    CreateOneOfThem: lambda on: on.prices.create_artefact * 1.5,
    Archive: lambda on: on.prices.archive,
    MoveBetween: lambda on: on.prices.move * 0.3,
    Swap: lambda on: on.prices.move,
    KeepOne: lambda on: on.prices.look,
    KeepOneMore: lambda on: on.prices.card,
    EachKeepsOne: lambda on: on.prices.card * 0.6,
    RevealUntil: lambda on: on.prices.find,
    BuryTechnologies: lambda on: on.prices.bury,
    OpponentsDestroyArtefact: lambda on: on.rivals * on.prices.rival * 0.8,
    TakeFromHand: lambda on: on.prices.card + on.prices.rival * 0.6 + 0.3,
    LowerRequirement: lambda on: on.prices.learn * 0.2,
    DestroyThis: lambda on: -on.prices.create_artefact * 0.25,
    ReplaceDraw: lambda on: -4 * on.prices.card,
}
"""Verbs without numbers."""

_NOTHING = frozenset(
    {DestroyArtefacts, DiscardRest, EnterLess, LookAtDeck, LookAtTechnologies, RestToBottom, RevealDeck}
    | {Score, SkipDecline}
)
"""Verbs that only prepare or follow another one, or whose worth is seen elsewhere: in what a card enters with, in
endgame effects."""


def worth_of_verb(verb: Verb, setting: Setting) -> float:
    """A verb that none of the tables knows is taken to be of some use: as much as a card."""
    by_number = _WORTH.get(type(verb))
    if by_number is not None:
        return by_number(verb, setting)
    flat = _FLAT.get(type(verb))
    if flat is not None:
        return flat(setting)
    return 0.0 if type(verb) in _NOTHING else setting.prices.card


def worth_of_effect(effect: Effect, setting: Setting) -> float:
    """What an effect is worth once, by how likely its condition is to hold; nobody uses a "may" to their harm."""
    worth = sum(worth_of_verb(verb, setting) for verb in effect.verbs)
    if effect.condition is not None:
        worth *= chance(effect.condition, setting.expected, setting.turns)
    return worth


def occasions(occasion: Occasion | None, setting: Setting) -> float:
    """How often in a turn something happens that sets off an effect; easing an entry goes by creates."""
    prices, player = setting.prices, setting.player
    if isinstance(occasion, Creating):
        each = _creates(occasion.kind, setting) * (0.35 if occasion.spaces else 1.0)
        return each if occasion.condition is None else each * chance(occasion.condition, setting.expected, 1.0)
    if isinstance(occasion, Learning):
        return prices.learns_a_turn * (1.0 if occasion.kind in (None, TechnologyKind.ANY) else 0.4)
    if isinstance(occasion, Excavating):
        share = 0.4 if occasion.condition is not None else 1.0
        return prices.excavates_a_turn * share * (1.0 if player.past or player.monuments else 0.5)
    return 0.3 if isinstance(occasion, EndOfDecline) else 1.0


def _creates(kind: Kind, setting: Setting) -> float:
    rate = setting.prices.creates_a_turn
    if kind is Kind.MONUMENT:
        return rate
    return rate * (0.3 if kind is Kind.ARTEFACT else 0.36)


def rate_of(effect: Effect, setting: Setting) -> float:
    """What an effect that waits for its occasion is worth a turn."""
    first = effect.verbs[0]
    times = _creates(first.kind, setting) if isinstance(first, EaseEntry) else occasions(effect.occasion, setting)
    return times * worth_of_effect(effect, setting)
