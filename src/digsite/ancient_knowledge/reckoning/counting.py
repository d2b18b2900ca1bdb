"""What counts, conditions and requirements come to on the table. The vocabulary is compiled to functions once."""

from collections.abc import Callable
from typing import Any, TypeAlias

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
    Equal,
    Per,
)

Counter: TypeAlias = Callable[[KnowledgeState, Player, str, int], int]
"""(state, the owner, this card, what the running effect or action has counted so far)"""
Test: TypeAlias = Callable[[KnowledgeState, Player, str, int], bool]


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


_COUNTED: dict[Count, str] = {
    Count.PAST: "len(player.past)",
    Count.PAST_CITY: "player.past_kinds[0]",
    Count.PAST_MEGALITH: "player.past_kinds[1]",
    Count.PAST_PYRAMID: "player.past_kinds[2]",
    Count.PAST_SET: "min(player.past_kinds)",
    Count.PAST_SAMEKIND: "max(player.past_kinds)",
    Count.PAST_CHOSEN_KIND: "max(player.past_kinds)",
    Count.PAST_ENDGAME: "player.endgame",
    Count.TIMELINE_MONUMENT: "len(player.monuments)",
    Count.TIMELINE_CITY: "_timeline_kinds(player)[0]",
    Count.TIMELINE_PYRAMID: "_timeline_kinds(player)[2]",
    Count.TIMELINE_SET: "min(_timeline_kinds(player))",
    Count.TIMELINE_SPACE1: "2 - player.cells[:2].count(None)",
    Count.TIMELINE_KNOWLEDGE: "sum(player.knowledge)",
    Count.ADJACENT_PYRAMID: "_adjacent_kinds(player, this)[2]",
    Count.ADJACENT_SAMEKIND: "max(_adjacent_kinds(player, this))",
    Count.THIS_KNOWLEDGE: "player.knowledge[player.cells.index(this)]",
    Count.LOST: "player.lost",
    Count.HAND: "len(player.hand)",
    Count.ARTEFACTS: "len(player.artefacts)",
    Count.TECH: "len(player.technologies)",
    Count.TECH_ANCIENT: "player.tech_kinds[0]",
    Count.TECH_WRITING: "player.tech_kinds[1]",
    Count.TECH_SECRET: "player.tech_kinds[2]",
    Count.TECH_SET: "min(player.tech_kinds)",
    Count.ROTATED: "tally",
    Count.NEWLY_LOST: "state.newly_lost",
    Count.CARDS_DISCARDED: "tally",
    Count.ARTEFACTS_DESTROYED: "tally",
}
"""What each count comes to, as an expression of Python. Of a whole condition it makes one function: nine requirements
are looked at for every action, and functions that call others take three times as long."""


def _compiled(expression: str) -> Any:
    return eval(f"lambda state, player, this, tally: {expression}", globals())


COUNTERS: dict[Count, Counter] = {what: _compiled(counted) for what, counted in _COUNTED.items()}


def count(what: Count, state: KnowledgeState, player: Player, this: str, tally: int = 0) -> int:
    return COUNTERS[what](state, player, this, tally)


def amount_of(amount: Amount, state: KnowledgeState, player: Player, this: str, tally: int = 0) -> int:
    """The number that an amount of the vocabulary comes to."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, Per):
        return amount.number * (COUNTERS[amount.count](state, player, this, tally) // amount.group)
    return COUNTERS[amount](state, player, this, tally)


def _expression(condition: Condition) -> str:
    if isinstance(condition, All):
        return " and ".join(map(_expression, condition.conditions))
    counted = _COUNTED[condition.count]
    if isinstance(condition, Between):
        return f"{condition.low} <= {counted} <= {condition.high}"
    sign = {AtLeast: ">=", AtMost: "<=", Equal: "=="}[type(condition)]
    return f"{counted} {sign} {condition.number}"


def holds_of(*conditions: Condition) -> Test:
    """Whether one of the conditions holds, as a function."""
    test: Test = _compiled(" or ".join(map(_expression, conditions)))
    return test
