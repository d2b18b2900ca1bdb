"""The bots that a learner plays with."""

import random
from collections.abc import Sequence
from typing import Any, TypeAlias

from digsite.arena.turn_clock import TurnClock
from digsite.bots import Bot, bot
from digsite.core import BadOption, Event, IllegalAction, Seat
from digsite.envs.play import Play

Opponent: TypeAlias = str | Bot
"""A bot's name, made anew for each game; or a bot of one's own, which is kept."""


def one_each(opponents: Opponent | Sequence[Opponent], players: int, game: str) -> list[Opponent]:
    """An opponent for every other seat, clockwise from the learner; a single name is taken for all of them.

    A bot of one's own has one seat: what it remembers is of that seat."""
    named: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents]
    for opponent in named:
        _check(opponent, game)
    if players == 1:
        return []
    if len(named) == 1 and isinstance(named[0], str):
        named *= players - 1
    if len(named) != players - 1:
        expected = f"{players - 1}, or one name for all"
        raise _unfit(f"expected {expected}; got {len(named)}")
    own = [id(opponent) for opponent in named if not isinstance(opponent, str)]
    if len(own) != len(set(own)):
        raise _unfit("expected another bot for each seat; got the same one twice")
    return named


def _check(opponent: object, game: str) -> None:
    """Refuse what is no bot, now and not at the first game."""
    if isinstance(opponent, str):
        bot(opponent, game)
    elif isinstance(opponent, type):
        raise _unfit(f"expected a name or a bot; got the class {opponent.__name__}, not one of its bots")
    elif not callable(getattr(opponent, "choose", None)):
        raise _unfit(f"expected a name or a bot with a method choose; got {opponent!r}")


def _unfit(reason: str) -> BadOption:
    return BadOption(f"opponents: {reason}", option="opponents")


class Opponents:
    """All of them in one game; their luck comes from its seed."""

    def __init__(self, opponents: Sequence[Opponent], play: Play, learner: Seat, seconds: float | None) -> None:
        state = play.state
        seats = [(learner + step) % state.players for step in range(1, state.players)]
        self._bots = {
            seat: bot(each, state.game.name) if isinstance(each, str) else each
            for seat, each in zip(seats, opponents, strict=True)
        }
        self._luck = {seat: random.Random(f"{state.chance.plain_seed}/{seat}") for seat in seats}
        self._clock = TurnClock(state.players, seconds)

    def hear(self, events: Sequence[Event]) -> None:
        """What the learner's step led to, perhaps a new turn."""
        self._clock.hear(events)

    def play_on(self, play: Play) -> None:
        """Until the learner is asked, or the game is over."""
        while not play.is_over and play.seat in self._bots:
            state, seat = play.state, play.seat
            view, actions = state.view(seat), state.legal_actions(seat)
            chosen = self._clock.ask(self._bots[seat], view, actions, self._luck[seat])
            try:
                events = play.apply(chosen)
            except IllegalAction as error:
                told = f"the opponent at seat {seat}, {type(self._bots[seat]).__name__}: {error}"
                raise IllegalAction(told, code=error.code, **error.details) from error
            self._clock.hear(events)
