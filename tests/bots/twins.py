"""Positions that look the same to whoever decides, with other facts hidden from them."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from digsite.bots import Budget, bot
from digsite.bots.registry import nearest_strength
from digsite.core import Seat, State
from digsite.games import game

TRIES = 20


class Twins(NamedTuple):
    seat: Seat
    """Who decides."""
    one: State
    other: State


def twins(played: str, players: int, *, seed: int, every: int, steps: int = 10_000) -> Iterator[Twins]:
    """Of a game of quick bots, one decision of `every` that has more than one answer; where nothing is hidden, none."""
    state, mover, rng = (
        game(played).new(players, seed),
        bot(nearest_strength(played, "novice"), played),
        random.Random(seed),
    )
    number = 0
    while not state.is_over and len(state.actions()) < steps:
        seat = state.deciders[0]
        choices = state.legal_actions(seat)
        number += len(choices) > 1
        if len(choices) > 1 and number % every == 0 and (other := _other(state, seat, rng)) is not None:
            yield Twins(seat, state.clone(), other)
        state.apply(mover.choose(state.view(seat), choices, rng, Budget(0.0)))


def _other(state: State, seat: Seat, rng: random.Random) -> State | None:
    for _ in range(TRIES):
        other = state.game.determinize(state.view(seat), rng)
        if facts(other) != facts(state):
            return other
    return None


def facts(state: State) -> dict[str, object]:
    """All but the seed: that it differs would say nothing."""
    return {name: fact for name, fact in state.as_scenario().items() if name != "seed"}


def elsewhere(state: State, seat: Seat) -> Iterator[tuple[Seat, State]]:
    """The same game as other seats meet it: the state, played on at random to their next decisions."""
    ahead, rng = state.clone(), random.Random(3)
    met: set[Seat] = {seat}
    while not ahead.is_over and len(met) < ahead.players:
        decider = ahead.deciders[0]
        actions = ahead.legal_actions(decider)
        if decider not in met and len(actions) > 1:
            met.add(decider)
            yield decider, ahead.clone()
        ahead.apply(rng.choice(actions))
