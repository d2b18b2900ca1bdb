"""What an action codec is: every action of every decision of a game has one id, which means the same in every state."""

from abc import ABC, abstractmethod
from typing import Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from digsite.core import Action, IllegalAction, Seat, State
from digsite.envs.actions.id_table import IdTable

Ids: TypeAlias = NDArray[np.int64]
Position = TypeVar("Position", contravariant=True)


class ActionCodec(ABC, Generic[Position]):
    """From actions to ids and back. It holds no state: one codec serves all games at once."""

    table: IdTable

    @property
    def size(self) -> int:
        """How many ids there are: 0 to size - 1."""
        return self.table.size

    def name(self, number: int) -> str:
        """What an id stands for, in words."""
        return self.table.name(number)

    @abstractmethod
    def encode(self, action: Action, state: Position) -> int:
        """The id of an action that is legal in this state."""

    @abstractmethod
    def decode(self, number: int, state: Position, seat: Seat | None = None) -> Action:
        """The action of an id, for the seat that decides; where several do, for the lowest, or the one named."""

    @abstractmethod
    def legal(self, state: Position, seat: Seat | None = None) -> Ids:
        """The ids of the legal actions of that seat, ascending; none after the end."""

    def ids(self, action: Action, state: Position) -> tuple[int, ...]:
        """The ids that say this action one after the other: a single one, unless the space splits it."""
        return (self.encode(action, state),)


def decider(state: State, seat: Seat | None) -> Seat:
    """Whose action is meant: of the seat named, else of the lowest that decides."""
    if seat is not None:
        return seat
    deciders = state.deciders
    if not deciders:
        raise IllegalAction("the game is over", code=IllegalAction.GAME_OVER)
    return deciders[0]


def sorted_ids(numbers: list[int]) -> Ids:
    numbers.sort()
    return np.array(numbers, np.int64)
