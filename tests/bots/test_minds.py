"""Five minds in each game: each its own, each told in a sentence, as strong on a busy machine as on a quiet one."""

import random
from itertools import combinations

import pytest

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.vocabulary import Trigger
from digsite.bots import BOTS, Budget, bot, bot_names
from digsite.bots.ancient_knowledge.novice import AT_SIGHT
from digsite.core import Action, State
from digsite.texts import LANGUAGES, texts
from tests.bots.test_conduct import decisions

LITTLE = 0.1
"""Of the work that a bot usually does."""


class Clock:
    """Each look at it takes so many seconds."""

    def __init__(self, step: float) -> None:
        self._step = step
        self._now = 0.0

    def __call__(self) -> float:
        self._now += self._step
        return self._now


def choice(name: str, state: State, budget: Budget) -> Action:
    seat = state.deciders[0]
    return bot(name, state.game.name).choose(state.view(seat), state.legal_actions(seat), random.Random(4), budget)


@pytest.mark.parametrize("played", BOTS)
def test_each_mind_is_a_bot_of_its_own(played: str) -> None:
    assert bot_names(played) == ("random", "novice", "greedy", "adept", "master")
    assert len({strategy.place for strategy in BOTS[played].values()}) == len(BOTS[played])
    open_to_choice = [
        state for state in decisions(played, 2, every=6) if len(state.legal_actions(state.deciders[0])) > 4
    ]
    budget = Budget(work=LITTLE)
    chosen = {name: [choice(name, state, budget) for state in open_to_choice[:12]] for name in BOTS[played]}
    assert all(chosen[one] != chosen[other] for one, other in combinations(chosen, 2))


@pytest.mark.parametrize("played", BOTS)
def test_each_mind_is_told_in_a_sentence_in_every_language(played: str) -> None:
    for language in LANGUAGES:
        told = [texts(language).say(f"lobby-mind-{played}-{name}") for name in bot_names(played)]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("played", BOTS)
def test_master_chooses_the_same_on_a_slow_machine(played: str) -> None:
    """Its strength is work; a clock that does not run out changes nothing."""
    found = 0
    for state in decisions(played, 2, every=9):
        if len(state.legal_actions(state.deciders[0])) > 4:
            quick = choice("master", state, Budget(work=LITTLE))
            assert choice("master", state, Budget(1e9, work=LITTLE, clock=Clock(50.0))) == quick
            assert choice("master", state, Budget(work=LITTLE)) == quick
            found += 1
        if found == 3:
            return
    raise AssertionError("too few decisions")


def test_a_novice_takes_an_endgame_effect_for_nothing() -> None:
    """Of two monuments with the same points and cost it sees no difference, whatever one of them counts at the end."""
    endgame = [card for card in BUILDERS.values() if card.trigger is Trigger.ENDGAME]
    assert endgame
    assert all(AT_SIGHT.of(card.id, late) == card.vp - 0.5 * card.cost for card in endgame for late in (0.0, 1.0))
