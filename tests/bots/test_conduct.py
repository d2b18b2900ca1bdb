"""How every bot behaves in every game it plays: it keeps to the rules, and can say why. That it never peeks is shown by
`test_honesty`."""

import random
from collections.abc import Iterator

import pytest

from digsite.bots import BOTS, Budget, bot
from digsite.bots.bot import ThinkingBot
from digsite.core import State
from digsite.games import game
from digsite.texts import LANGUAGES, texts
from tests.conformance.play import random_steps

ALL = [(name, played) for played, names in BOTS.items() for name in names]
NO_TIME = 0.0


def decisions(played: str, players: int, every: int) -> Iterator[State]:
    """Positions of a random game in which somebody decides."""
    for number, (position, _) in enumerate(random_steps(game(played).new(players, 11), random.Random(5))):
        if number % every == 0:
            yield position.clone()


SEATED = [
    pytest.param(name, played, players, marks=pytest.mark.long if players > 2 else ())
    for name, played in ALL
    for players in game(played).player_counts
]


@pytest.mark.parametrize(("name", "played", "players"), SEATED)
def test_a_bot_plays_a_whole_game_by_the_rules(name: str, played: str, players: int) -> None:
    state, rng = game(played).new(players, 3), random.Random(1)
    chooser = bot(name, played)
    while not state.is_over:
        seat = state.deciders[0]
        actions = state.legal_actions(seat)
        action = chooser.choose(state.view(seat), actions, rng, Budget(NO_TIME))
        assert action in actions
        state.apply(action)


@pytest.mark.parametrize(("name", "played"), ALL)
def test_every_choice_has_a_reason_in_every_language(name: str, played: str) -> None:
    chooser = bot(name, played)
    assert isinstance(chooser, ThinkingBot)
    for position in decisions(played, game(played).player_counts[0], every=4):
        seat = position.deciders[0]
        chooser.choose(position.view(seat), position.legal_actions(seat), random.Random(2), Budget(NO_TIME))
        reason = chooser.reason
        assert reason is not None
        said = [reason.say(texts(language)) for language in LANGUAGES]
        assert all(said)
        assert not any("\n" in line for line in said)


@pytest.mark.parametrize(("name", "played"), ALL)
def test_a_choice_depends_on_the_generator_given_and_on_no_other(name: str, played: str) -> None:
    state = game(played).new(2, 1)
    while len(state.legal_actions(state.deciders[0])) < 7:
        state.apply(state.legal_actions(state.deciders[0])[0])
    seat = state.deciders[0]
    choices = set()
    for seed in (1, 2):
        random.seed(seed)
        actions = state.legal_actions(seat)
        choices.add(bot(name, played).choose(state.view(seat), actions, random.Random(3), Budget(NO_TIME)))
    assert len(choices) == 1
