"""Every verb of the vocabulary is carried out somewhere."""

from typing import get_args

import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.rules import verbs
from digsite.ancient_knowledge.rules.pending import AnyPending
from digsite.ancient_knowledge.vocabulary import DrawPerRotated, EaseEntry, EnterLess, LowerRequirement, Score, Verb

READ_ELSEWHERE = {DrawPerRotated, EaseEntry, EnterLess, LowerRequirement, Score}
"""Verbs that change a rule: they are read where that rule is applied."""


@pytest.mark.parametrize("verb", sorted(set(get_args(Verb)) - READ_ELSEWHERE, key=str))
def test_a_verb_can_be_performed_and_judged(verb: type) -> None:
    assert get_args(AnyPending), "the rules are loaded"
    assert verb in verbs.PERFORM
    assert verb in verbs.POSSIBLE


def test_every_verb_stands_on_a_card() -> None:
    used = {type(clause.verb) for card in CARDS.values() for clause in card.clauses}
    assert used == set(get_args(Verb))
