"""Hidden facts change no choice, by whatever door they could come in: what a bot is handed, the order of its choices,
its luck, what it met at another seat or in another game, globals, files, the environment of its process.

Two positions that look the same to the seat, with other facts hidden from it, are played as the arena plays them. The
clock counts how often it is looked at, so that a bot that searches does the same work in both.
"""

import gc
import random
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import pytest

from digsite.arena.referee import Referee
from digsite.arena.turn_clock import CLOCKS
from digsite.bots import BOTS, Bot, Budget, bot, bot_names
from digsite.bots.json_lines import question
from digsite.core import Action, Actions, Seat, State, View
from digsite.games import GAMES, game
from tests.bots.twins import Twins, elsewhere, facts, twins

ALL = [(name, played) for played in BOTS for name in bot_names(played)]
WORK = 40.0
"""Looks at the clock for a turn."""


@pytest.fixture(autouse=True)
def counting_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    monkeypatch.setitem(CLOCKS, "looks", lambda: float(next(looks)))


@cache
def some(played: str, most: int) -> list[Twins]:
    """From the beginning and the middle of games with few and with many players."""
    tables = {"block-and-key": (1, 2, 4), "ancient-knowledge": (2, 3)}.get(played, tuple(game(played).player_counts))
    every = {"block-and-key": 10, "ancient-knowledge": 25}.get(played, 1)
    return [each for players in tables for each in islice(twins(played, players, seed=players, every=every), most)]


class Stop(Exception):
    """The first choice has been made."""


def choice(state: State, chooser: Bot) -> Action:
    """What it chooses for the seat that decides, asked by the referee as in any match."""
    chosen: list[Action] = []

    def watch(_: State, action: Action, __: object) -> None:
        chosen.append(action)
        raise Stop

    with pytest.raises(Stop):
        Referee([chooser] * state.players, 5, WORK, "looks", strict=True).play(state.clone(), watch)
    return chosen[0]


@pytest.mark.parametrize("played", BOTS)
def test_the_positions_differ_in_what_the_seat_cannot_see_and_in_nothing_else(played: str) -> None:
    found = some(played, 3)
    assert len(found) >= 5
    for seat, one, other in found:
        assert one.view(seat) == other.view(seat)
        assert facts(one) != facts(other)


def test_a_third_game_is_looked_at_without_a_line_of_its_own(pebbles: str) -> None:
    """What is tested of every bot in the table is tested of a game's that is new there."""
    found = some(pebbles, 3)
    assert len(found) >= 2
    for seat, one, other in found:
        assert one.view(seat) == other.view(seat)
        assert facts(one) != facts(other)
        assert choice(one, bot("random", pebbles)) == choice(other, bot("random", pebbles))


@pytest.mark.parametrize(("name", "played"), ALL)
def test_hidden_facts_change_no_choice(name: str, played: str) -> None:
    for _, one, other in some(played, 3):
        assert choice(one, bot(name, played)) == choice(other, bot(name, played))


@pytest.mark.parametrize(("name", "played"), ALL)
def test_what_was_seen_at_another_seat_changes_no_choice(name: str, played: str) -> None:
    """The bot itself sat there, or another of its kind in the same process, in one truth and in the other."""
    seats = 0
    for seat, one, other in some(played, 2):
        fresh = choice(one, bot(name, played))
        for truth in (one, other):
            chooser = bot(name, played)
            for _, elsewhere_at in islice(elsewhere(truth, seat), 2):
                choice(elsewhere_at, chooser)
                seats += 1
            assert choice(one, chooser) == fresh
            assert choice(one, bot(name, played)) == fresh
    assert seats > 0


@pytest.mark.parametrize("played", [*GAMES])
def test_a_bot_in_another_process_gets_the_same_bytes(played: str) -> None:
    """Names, order of the choices and all: there is nothing in them that hidden facts could have changed."""
    for seat, one, other in some(played, 8):
        asked = [
            question(played, state.view(seat), state.legal_actions(seat), Budget(1.0, clock=lambda: 0.0), 7).line()
            for state in (one, other)
        ]
        assert asked[0] == asked[1]


class Peeping:
    """Walks from what it was handed as far as references lead."""

    def __init__(self) -> None:
        self.found: list[object] = []
        self.walked = 0

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        for thing in _reachable([view, legal_actions, rng, budget]):
            self.walked += 1
            if isinstance(thing, State):
                self.found.append(thing)
        return legal_actions[0]


def _reachable(roots: list[object]) -> Iterator[object]:
    """All that these lead to, without what leads to everything: modules, classes and functions."""
    seen, left = set[int](), list(roots)
    while left:
        thing = left.pop()
        if id(thing) in seen or isinstance(thing, _EVERYWHERE):
            continue
        seen.add(id(thing))
        yield thing
        left += gc.get_referents(thing)


_EVERYWHERE = (ModuleType, type, FunctionType, BuiltinFunctionType, MethodType)


@pytest.mark.parametrize("played", BOTS)
def test_nothing_that_a_bot_is_handed_leads_to_the_state(played: str) -> None:
    for _, one, _ in some(played, 3):
        chooser = Peeping()
        choice(one, chooser)
        assert chooser.walked > 50
        assert chooser.found == []


def test_a_bot_that_did_peek_would_be_found() -> None:
    """These tests would notice: this one is handed another truth by a global."""
    found = some("block-and-key", 3)
    assert any(choice(one, _Peeks(one, seat)) != choice(other, _Peeks(other, seat)) for seat, one, other in found)


class _Peeks:
    """Lets the hidden facts decide."""

    def __init__(self, truth: State, seat: Seat) -> None:
        self._truth = truth
        self._seat = seat

    def choose(self, view: View, legal_actions: Actions, rng: random.Random, budget: Budget) -> Action:
        return legal_actions[random.Random(str(facts(self._truth))).randrange(len(legal_actions))]
