"""What counts, conditions and requirements come to on the table. The vocabulary is compiled to functions once."""

from collections.abc import Callable
from typing import TypeAlias

from digsite.ancient_knowledge.player import NEIGHBOURS, PAST_INDEX, Player
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import (
    All,
    Amount,
    AtLeast,
    AtMost,
    Between,
    Condition,
    Count,
    Per,
)

Counter: TypeAlias = Callable[[KnowledgeState, Player, str, int], int]
"""(state, the owner, this card, what the running effect or action has counted so far)"""
Test: TypeAlias = Callable[[KnowledgeState, Player, str, int], bool]
Bound: TypeAlias = tuple[Counter, int, int]
"""What is counted, and the least and the most it may come to."""
_MOST = 1 << 30


def _timeline_kinds(player: Player) -> list[int]:
    kinds = [0, 0, 0]
    for card in player.cells:
        if card is not None:
            kinds[PAST_INDEX[card]] += 1
    return kinds


def _adjacent_kinds(player: Player, this: str) -> list[int]:
    kinds = [0, 0, 0]
    for cell in NEIGHBOURS[player.cells.index(this)]:
        card = player.cells[cell]
        if card is not None:
            kinds[PAST_INDEX[card]] += 1
    return kinds


COUNTERS: dict[Count, Counter] = {
    Count.PAST: lambda state, player, this, tally: len(player.past),
    Count.PAST_CITY: lambda state, player, this, tally: player.past_kinds[0],
    Count.PAST_MEGALITH: lambda state, player, this, tally: player.past_kinds[1],
    Count.PAST_PYRAMID: lambda state, player, this, tally: player.past_kinds[2],
    Count.PAST_SET: lambda state, player, this, tally: min(player.past_kinds),
    Count.PAST_SAMEKIND: lambda state, player, this, tally: max(player.past_kinds),
    Count.PAST_CHOSEN_KIND: lambda state, player, this, tally: max(player.past_kinds),
    Count.PAST_ENDGAME: lambda state, player, this, tally: player.endgame,
    Count.TIMELINE_MONUMENT: lambda state, player, this, tally: len(player.monuments),
    Count.TIMELINE_CITY: lambda state, player, this, tally: _timeline_kinds(player)[0],
    Count.TIMELINE_PYRAMID: lambda state, player, this, tally: _timeline_kinds(player)[2],
    Count.TIMELINE_SET: lambda state, player, this, tally: min(_timeline_kinds(player)),
    Count.TIMELINE_SPACE1: lambda state, player, this, tally: 2 - player.cells[:2].count(None),
    Count.TIMELINE_KNOWLEDGE: lambda state, player, this, tally: sum(player.knowledge),
    Count.ADJACENT_PYRAMID: lambda state, player, this, tally: _adjacent_kinds(player, this)[2],
    Count.ADJACENT_SAMEKIND: lambda state, player, this, tally: max(_adjacent_kinds(player, this)),
    Count.THIS_KNOWLEDGE: lambda state, player, this, tally: player.knowledge[player.cells.index(this)],
    Count.LOST: lambda state, player, this, tally: player.lost,
    Count.HAND: lambda state, player, this, tally: len(player.hand),
    Count.ARTEFACTS: lambda state, player, this, tally: len(player.artefacts),
    Count.TECH: lambda state, player, this, tally: len(player.technologies),
    Count.TECH_ANCIENT: lambda state, player, this, tally: player.tech_kinds[0],
    Count.TECH_WRITING: lambda state, player, this, tally: player.tech_kinds[1],
    Count.TECH_SECRET: lambda state, player, this, tally: player.tech_kinds[2],
    Count.TECH_SET: lambda state, player, this, tally: min(player.tech_kinds),
    Count.ROTATED: lambda state, player, this, tally: tally,
    Count.NEWLY_LOST: lambda state, player, this, tally: state.newly_lost,
    Count.CARDS_DISCARDED: lambda state, player, this, tally: tally,
    Count.ARTEFACTS_DESTROYED: lambda state, player, this, tally: tally,
}


def count(what: Count, state: KnowledgeState, player: Player, this: str, tally: int = 0) -> int:
    return COUNTERS[what](state, player, this, tally)


def amount_of(amount: Amount, state: KnowledgeState, player: Player, this: str, tally: int = 0) -> int:
    """The number that an amount of the vocabulary comes to."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, Per):
        return amount.number * (COUNTERS[amount.count](state, player, this, tally) // amount.group)
    return COUNTERS[amount](state, player, this, tally)


def bounds_of(condition: Condition) -> tuple[Bound, ...]:
    """The condition as bounds, all of which must be kept."""
    if isinstance(condition, All):
        return tuple(bound for part in condition.conditions for bound in bounds_of(part))
    counter = COUNTERS[condition.count]
    if isinstance(condition, Between):
        return ((counter, condition.low, condition.high),)
    number = condition.number
    low = -_MOST if isinstance(condition, AtMost) else number
    return ((counter, low, _MOST if isinstance(condition, AtLeast) else number),)


def holds_of(condition: Condition) -> Test:
    """The condition as a function."""
    bounds = bounds_of(condition)
    if len(bounds) == 1:
        counter, low, high = bounds[0]
        return lambda state, player, this, tally: low <= counter(state, player, this, tally) <= high
    return lambda state, player, this, tally: all(
        low <= counter(state, player, this, tally) <= high for counter, low, high in bounds
    )
