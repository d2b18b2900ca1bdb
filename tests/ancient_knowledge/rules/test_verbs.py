"""Every verb of the vocabulary is carried out somewhere."""

from typing import get_args

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.rules.verbs import VERBS
from digsite.ancient_knowledge.vocabulary import DrawPerRotated, EaseEntry, EnterLess, LowerRequirement, Score, Verb

READ_ELSEWHERE = {DrawPerRotated, EaseEntry, EnterLess, LowerRequirement, Score}
"""Verbs that change a rule: they are read where that rule is applied."""


def test_every_verb_is_carried_out_or_read_where_its_rule_is_applied() -> None:
    assert set(VERBS) | READ_ELSEWHERE == set(get_args(Verb))
    assert not set(VERBS) & READ_ELSEWHERE


def test_every_verb_stands_on_a_card() -> None:
    used = {type(clause.verb) for card in CARDS.values() for clause in card.clauses}
    assert used == set(get_args(Verb))
